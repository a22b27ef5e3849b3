"""A minimal provider of ten calls, with Python's standard library only.

It implements contracts/README.md and contracts/openapi.json, and stores everything in memory.

    python3 contracts/examples/provider.py 8090
"""

import json
import re
import sys
import uuid
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LANGUAGES = ('en', 'fr', 'de')
EMAIL = re.compile(r'[^\s@]+@[^\s@.]+(\.[^\s@.]+)+')
MAX_NOTE = 140


class Failure(Exception):
    def __init__(self, status, code, retry_after=None):
        super().__init__(code)
        self.status, self.code, self.retry_after = status, code, retry_after


class Player:
    def __init__(self, coupons=0, had_game_time=False):
        self.id = str(uuid.uuid4())
        self.email = 'pact@farstead.test'
        self.language = 'en'
        self.coupons = coupons
        self.had_game_time = had_game_time
        self.has_entered_contest = False
        self.needs_proof = False
        self.are_transfers_held = False
        self.game_time_end = datetime.now(timezone.utc)
        self.answers = {}


class Backend:
    """Everything that provider states change."""

    def __init__(self):
        self.players = {}  # by id
        self.tokens = {}  # players by access token
        self.form_tokens = set()
        self.waiting_list = set()
        self.are_coupons_enabled = True
        self.is_buy_page_open = True
        self.is_down = False
        self.are_emails_exhausted = False

    def add(self, player):
        self.players[player.id] = player
        return player

    def sign_in(self, player):
        token = uuid.uuid4().hex
        self.tokens[token] = self.add(player)
        return {'accessToken': token, 'playerId': player.id, 'email': player.email}

    def issue_form_token(self):
        token = uuid.uuid4().hex
        self.form_tokens.add(token)
        return token


# Provider states


def with_coupons(backend, coupons=5, has_recipient=True, **traits):
    player = Player(coupons)
    for name, value in traits.items():
        setattr(player, name, value)
    other = Player()
    if has_recipient:
        backend.add(other)
    return {**backend.sign_in(player), 'otherPlayerId': other.id}


def without_coupons(backend):
    backend.are_coupons_enabled = False
    return with_coupons(backend)


def contestant(backend):
    values = backend.sign_in(Player())
    backend.players[values['playerId']].has_entered_contest = True
    return values


def too_many_emails(backend):
    backend.are_emails_exhausted = True
    return {'email': Player().email, 'csrfToken': backend.issue_form_token()}


def flag(name, value):
    def set_up(backend):
        setattr(backend, name, value)
        return {}

    return set_up


STATES = {
    'the server is up': lambda backend: {},
    'the server is down': flag('is_down', True),
    'the buy page is closed': flag('is_buy_page_open', False),
    'no player exists': lambda backend: {'email': Player().email},
    'a player with password exists': lambda backend: {'email': backend.add(Player()).email},
    'a signed-in player exists': lambda backend: backend.sign_in(Player()),
    'a player with an expired access token exists': lambda backend: {'accessToken': 'expired'},
    'a CSRF token was issued': lambda backend: {'csrfToken': backend.issue_form_token()},
    'too many letters were asked for': too_many_emails,
    'a player without game time exists': lambda backend: backend.sign_in(Player()),
    'a player whose game time ended exists': lambda backend: backend.sign_in(Player(had_game_time=True)),
    'a player with a contest entry exists': contestant,
    'a player with coupons exists': with_coupons,
    'a player with too few coupons exists': lambda backend: with_coupons(backend, 1),
    'a player with coupons and nobody to give them to exists': lambda backend: with_coupons(
        backend, has_recipient=False
    ),
    'a player with coupons whose password changed exists': lambda backend: with_coupons(
        backend, are_transfers_held=True
    ),
    'a player whose last proof is old exists': lambda backend: with_coupons(backend, needs_proof=True),
    'coupons are turned off': without_coupons,
}


# Calls. Each returns the body of its response; None means status 204.


def is_quantity(value):
    return type(value) is int and 1 <= value <= 1_000_000


def require_coupons(call):
    body = call.body
    if not call.headers['Idempotency-Key'] or not is_quantity(body.get('quantity')):
        raise Failure(400, 1)
    if body.get('ownerUserId') != call.player.id:
        raise Failure(403, 113)
    if not call.backend.are_coupons_enabled:
        raise Failure(403, 331)


def once(call, action):
    """The same key returns the first answer again, and cannot be used for another request."""
    request = (call.path, json.dumps(call.body, sort_keys=True))
    key = call.headers['Idempotency-Key']
    first = call.player.answers.get(key)
    if first and first[0] != request:
        raise Failure(409, 335)
    if not first:
        call.player.answers[key] = (request, action())
    return call.player.answers[key][1]


def convert(call):
    require_coupons(call)
    player, quantity = call.player, call.body['quantity']

    def add_game_time():
        if player.coupons < quantity:
            raise Failure(409, 330)
        player.coupons -= quantity
        player.game_time_end += timedelta(days=30 * quantity)
        return {'endDate': player.game_time_end.isoformat()}

    return once(call, add_game_time)


def transfer(call):
    if call.player.needs_proof:
        raise Failure(403, 150)
    require_coupons(call)
    player, quantity, note = call.player, call.body['quantity'], call.body.get('note')

    def move():
        if note is not None and (not 1 <= len(note) <= MAX_NOTE or re.search(r'\w\.\w', note)):
            raise Failure(400, 336)
        if call.body.get('receiverUserId') == player.id:
            raise Failure(409, 332)
        receiver = call.backend.players.get(call.body.get('receiverUserId'))
        if not receiver:
            raise Failure(404, 333)
        if player.are_transfers_held:
            raise Failure(403, 334)
        if player.coupons < quantity:
            raise Failure(409, 330)
        player.coupons -= quantity
        receiver.coupons += quantity

    return once(call, move)


def update_language(call):
    [language] = call.query.get('lang', [''])
    if language not in LANGUAGES:
        raise Failure(400, 1)
    call.player.language = language


def enter_contest(call):
    if call.player.had_game_time:
        raise Failure(403, 360)
    call.player.has_entered_contest = True


def join_waiting_list(call):
    if call.headers['X-CSRF-Token'] not in call.backend.form_tokens:
        raise Failure(403, 51)
    email = call.body.get('email')
    if not isinstance(email, str) or not EMAIL.fullmatch(email):
        raise Failure(400, 1)
    if call.backend.are_emails_exhausted:
        raise Failure(429, 31, retry_after=60)
    call.backend.form_tokens.remove(call.headers['X-CSRF-Token'])
    call.backend.waiting_list.add(email)


COUPONS = '/api/inventory/dualaccesscoupon'

# Handlers, and whether they need a signed-in player.
CALLS = {
    'GET /api/csrf': (lambda call: [{'id': call.backend.issue_form_token()}], False),
    'GET /api/orders/settings/buy-page-enabled': (lambda call: call.backend.is_buy_page_open, False),
    'POST /api/waiting-list': (join_waiting_list, False),
    'GET /api/inventory/settings/dac-enabled': (lambda call: call.backend.are_coupons_enabled, True),
    f'GET {COUPONS}/count/me': (lambda call: {'quantity': call.player.coupons}, True),
    f'POST {COUPONS}/convert': (convert, True),
    f'POST {COUPONS}/transfer': (transfer, True),
    'PUT /api/users/me/update-language': (update_language, True),
    'GET /api/users/me/check-try-game': (lambda call: {'isEligible': not call.player.had_game_time}, True),
    'POST /api/users/me/contest-entry': (enter_contest, True),
}


class Call(BaseHTTPRequestHandler):
    backend = Backend()

    def handle_call(self):
        url = urlsplit(self.path)
        self.query = parse_qs(url.query)
        try:
            self.body = json.loads(self.rfile.read(int(self.headers['Content-Length'] or 0)) or '{}')
            if url.path == '/states' and self.command == 'POST':
                return self.reply(200, self.change_state())
            answer = self.answer(f'{self.command} {url.path}')
            self.reply(204 if answer is None else 200, answer)
        except ValueError:
            self.reply(400, {'code': 1})
        except Failure as failure:
            self.reply(failure.status, {'code': failure.code}, failure.retry_after)

    do_GET = do_POST = do_PUT = handle_call

    def change_state(self):
        if self.body['action'] == 'teardown':
            Call.backend = Backend()
            return {}
        set_up = STATES.get(self.body['state'])
        if not set_up:
            raise Failure(404, 1)
        return set_up(Call.backend)

    def answer(self, name):
        handle, needs_player = CALLS.get(name, (None, False))
        if not handle:
            raise Failure(404, 1)
        if self.backend.is_down:
            raise Failure(503, 50)
        token = (self.headers['Authorization'] or '').removeprefix('Bearer ')
        self.player = self.backend.tokens.get(token)
        if needs_player and not self.player:
            raise Failure(401, 112)
        return handle(self)

    def reply(self, status, body, retry_after=None):
        content = b'' if status == 204 else json.dumps(body).encode()
        self.send_response(status)
        if content:
            self.send_header('Content-Type', 'application/json')
            self.send_header('Content-Length', str(len(content)))
        if retry_after:
            self.send_header('Retry-After', str(retry_after))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


if __name__ == '__main__':
    server = ThreadingHTTPServer(('127.0.0.1', int(sys.argv[1])), Call)
    print(f'http://127.0.0.1:{server.server_port}', flush=True)
    server.serve_forever()
