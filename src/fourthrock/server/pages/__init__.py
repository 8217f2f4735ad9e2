"""The pages, as typed functions from what is shown to HTML. They know no request, no database and no rules.

Addresses that the markup points at (the routes answer them):

    GET  /                               home.home
    GET  /games/{slug}                   games.game_page: about, how to play, the rules with anchors (#r6.2)
    GET  /games/{slug}/new               games.new_game: the form; POST the same address to begin
    GET  /games/{slug}/learn?at=N        learn.learn_page; as JSON its fragments; POST `at`, `seat` to take over
    GET  /games/{slug}/learn/try?at=N&token=T   what the rules say of another click
    GET  /table/{id}?seat=S              table.table_page; without `seat` the viewer's own, or a spectator's eyes
    GET  /table/{id}/live?seat=S&since=N WebSocket
    GET  /table/{id}/plate/{hash}.svg    table.plate_of(scene): kept for ever
    POST /table/{id}/answer              {"seat", "token", "at"}
    POST /table/{id}/undo                {"seat", "at"}
    POST /table/{id}/hint                {"seat", "at"} -> {"fragments": {"hint": ...}} made by table.hint
    POST /table/{id}/say                 {"seat", "text"}
    POST /table/{id}/notes               {"seat", "text"}
    POST /table/{id}/unveil              {"seat"} -> the next fragments come without the veil
    GET  /table/{id}/replay?at=N&seat=S  table.table_page of a scene with replay_moves; with Accept: application/json the same as
                                         {"at": N, "fragments": {...}}
    GET  /table/{id}/record.jsonl        the record
    POST /table/{id}/rematch, /table/{id}/branch (form field `at`)   forms with `csrf`
    GET  /table/{id}/join                people.join; POST the same address with `name`, `seat`
    GET  /mine                           people.my_games
    GET  /sign-in, /sign-up              people.sign_in, people.sign_up; POST the same; POST /sign-out
    GET  /host                           host.host_page
    GET  /static/{file}?v=...            frame.asset
"""
