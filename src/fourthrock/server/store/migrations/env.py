"""Alembic's door: the connection comes from `migrate.py`."""

from alembic import context

from fourthrock.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
