"""People: guests with a signed cookie, accounts with a name and a password, and the proof that a post comes from our own page."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fourthrock.server.problems import Problem
from fourthrock.server.settings import Limits
from fourthrock.server.store import Person, Store, Taken

COOKIE: Final = "fourthrock"
INVITE_COOKIE: Final = "fourthrock_invites"
HOST_COOKIE: Final = "fourthrock_host"
YEAR: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600
KEPT: Final = 5000
WRONG: Final = "this name and this password do not belong together"


@dataclass
class Visitor:
    """Who sends a request. A stranger has an id already, but nothing in the store before it does something."""

    id: str
    session: str
    person: Person | None = None
    fresh: bool = False
    """Its cookie must be set."""

    @property
    def name(self) -> str:
        return "" if self.person is None else self.person.name

    @property
    def account(self) -> bool:
        return self.person is not None and self.person.password is not None


class People:
    def __init__(self, store: Store, secret: str, host_key: str, limits: Limits) -> None:
        self._store = store
        self._secret = secret.encode()
        self._host_key = host_key
        self._host_mark = hashlib.sha256(host_key.encode()).hexdigest()
        self._limits = limits
        self._cookies = URLSafeTimedSerializer(secret, salt="session")
        self._host_cookies = URLSafeTimedSerializer(secret, salt="host")
        self._invites = URLSafeTimedSerializer(secret, salt="invite")
        self._tokens = URLSafeSerializer(secret, salt="seat")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._known: OrderedDict[str, Person] = OrderedDict()

    # -------------------------------------------------------------------------------------------------------- sessions

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who this is, by its cookie; a stranger without one, or with a forged or outdated one."""
        try:
            id_, session, generation = self._cookies.loads(connection.cookies.get(COOKIE, ""), max_age=YEAR)
        except (BadSignature, ValueError, TypeError):
            return self.stranger()
        person = await self._person(id_)
        if person is not None and person.generation != generation:
            return self.stranger()
        return Visitor(id_, session, person)

    def stranger(self) -> Visitor:
        return Visitor(secrets.token_urlsafe(12), secrets.token_urlsafe(12), fresh=True)

    def remember(self, response: Response, visitor: Visitor, secure: bool) -> None:
        """Give the visitor its cookie."""
        generation = 0 if visitor.person is None else visitor.person.generation
        value = self._cookies.dumps([visitor.id, visitor.session, generation])
        response.set_cookie(COOKIE, str(value), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    def csrf(self, visitor: Visitor) -> str:
        """What a post of this visitor must carry: other sites cannot know it."""
        return hmac.new(self._secret, b"csrf" + visitor.session.encode(), hashlib.sha256).hexdigest()[:40]

    def check_csrf(self, visitor: Visitor, given: str) -> None:
        if visitor.fresh or not hmac.compare_digest(self.csrf(visitor).encode(), given.encode("utf-8", "replace")):
            raise Problem(403, "this page is out of date: load it anew and try again", "csrf")

    async def _person(self, id_: str) -> Person | None:
        known = self._known.get(id_)
        if known is None:
            known = await self._store.person(id_)
            if known is not None:
                self._keep(known)
        return known

    def _keep(self, person: Person) -> None:
        self._known[person.id] = person
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    # -------------------------------------------------------------------------------------------------------- names

    async def known(self, visitor: Visitor, name: str = "") -> Person:
        """The person behind a visitor that does something for the first time, or under another name."""
        person = visitor.person
        if person is None:
            person = Person(visitor.id, self.checked_name(name) if name else "Guest")
            await self._store.add_person(person)
        elif name and person.name != name and person.password is None:
            person = Person(person.id, self.checked_name(name), None, None, person.generation)
            await self._store.set_person(person)
        self._keep(person)
        visitor.person = person
        return person

    def checked_name(self, name: str) -> str:
        """A name that can be shown: neither empty nor long, of letters that can be seen."""
        clean = " ".join(unicodedata.normalize("NFKC", name).split())
        if not clean:
            raise Problem(422, "a name needs at least one letter", "name")
        if len(clean) > self._limits.name:
            raise Problem(422, f"a name has at most {self._limits.name} letters; this one has {len(clean)}", "name")
        if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in clean):
            raise Problem(422, "a name is made of letters, digits and signs that can be seen", "name")
        return clean

    # ------------------------------------------------------------------------------------------------------ accounts

    async def sign_up(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """Keep this visitor's games by a name and a password."""
        if visitor.account:
            raise Problem(409, f"you are signed in as {visitor.name}; sign out first")
        clean = self.checked_name(name)
        least, most = self._limits.password_least, self._limits.password_most
        if not least <= len(password) <= most:
            raise Problem(422, f"a password has {least} to {most} letters; this one has {len(password)}", "password")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        person = Person(visitor.id, clean, clean.casefold(), hashed, 1)
        try:
            await (self._store.add_person(person) if visitor.person is None else self._store.set_person(person))
        except Taken:
            raise Problem(409, f"there is an account called {clean} already; choose another name", "name") from None
        if visitor.person is not None:
            await self._store.move_chairs(visitor.person, person)
        self._keep(person)
        return self._session(person)

    async def sign_in(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """The account of this name; what the visitor has played as a guest goes into it."""
        folded = " ".join(unicodedata.normalize("NFKC", name).split()).casefold()
        person = await self._store.account(folded) if len(folded) <= 4 * self._limits.name else None
        hashed = self._nobody if person is None or person.password is None else person.password
        fits = len(password) <= self._limits.password_most and await asyncio.to_thread(self._fits, hashed, password)
        if not fits or person is None:
            raise Problem(403, WRONG, "password")
        if visitor.person is not None and not visitor.account:
            await self._store.move_chairs(visitor.person, person)
        self._keep(person)
        return self._session(person)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    def _session(self, person: Person) -> Visitor:
        return Visitor(person.id, secrets.token_urlsafe(12), person, fresh=True)

    # ------------------------------------------------------------------------------------------------------ the host

    def is_host(self, connection: HTTPConnection) -> bool:
        try:
            return bool(self._host_cookies.loads(connection.cookies.get(HOST_COOKIE, ""), max_age=DAY) == self._host_mark)
        except BadSignature:
            return False

    def open_host(self, response: Response, key: str, secure: bool) -> None:
        """Let in who knows the key that was printed at the start."""
        if not hmac.compare_digest(key.encode("utf-8", "replace"), self._host_key.encode()):
            raise Problem(403, "that is not the host key; it was printed when the server started", "key")
        value = str(self._host_cookies.dumps(self._host_mark))
        response.set_cookie(HOST_COOKIE, value, max_age=DAY, httponly=True, samesite="lax", secure=secure, path="/")

    # ---------------------------------------------------------------------------------------------------- invitations

    def invites(self, connection: HTTPConnection) -> list[str]:
        """The invitations that this visitor has opened."""
        try:
            return [str(code) for code in self._invites.loads(connection.cookies.get(INVITE_COOKIE, ""), max_age=YEAR)]
        except (BadSignature, TypeError):
            return []

    def invite(self, response: Response, connection: HTTPConnection, code: str, secure: bool) -> None:
        """Remember an invitation, so that the form behind it need not carry it."""
        codes = [code, *(known for known in self.invites(connection) if known != code)][:20]
        value = str(self._invites.dumps(codes))
        response.set_cookie(INVITE_COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    # -------------------------------------------------------------------------------------------------- tokens of seats

    def token(self, table: str, seat: int, nonce: str) -> str:
        """The bearer token with which a program plays this seat."""
        return str(self._tokens.dumps([table, seat, nonce]))

    def seat_of_token(self, token: str) -> tuple[str, int, str] | None:
        """Table, seat and nonce of a token that this server has made."""
        try:
            table, seat, nonce = self._tokens.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(table), int(seat), str(nonce)
