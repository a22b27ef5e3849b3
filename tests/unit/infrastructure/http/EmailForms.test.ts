import { WaitingList } from '#application/commerce/WaitingList';
import { Newsletter } from '#application/mailing/Newsletter';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, noContent, StubServer, text, type Reply } from '../../support/StubServer';

const server = new StubServer();
const html = '<!doctype html><title>Gateway</title>';
const email = 'reader@farstead.test';

const forms = [
  {
    id: 'NL-01',
    path: '/api/newsletter',
    send: (timeout?: number) => composeOnHttp(server.url, timeout).get(Newsletter).signUp(email, 'de'),
  },
  {
    id: 'WL-01',
    path: '/api/waiting-list',
    send: (timeout?: number) => composeOnHttp(server.url, timeout).get(WaitingList).join(email, 'de'),
  },
] as const;

beforeAll(() => server.start());
beforeEach(() => server.on('GET /api/csrf', json(200, [{ id: 'token-1' }, { id: 'token-2' }])));
afterEach(() => server.clear());
afterAll(() => server.stop());

describe.each(forms)('$path', ({ id, path, send }) => {
  it(`${id} AP-02 sends only the email, with the first form token and the language`, async () => {
    server.on(`POST ${path}`, noContent);
    expect(await send()).toEqual({ ok: true, value: undefined });
    const [, sent] = server.received;
    expect(sent).toMatchObject({ path: `${path}?lang=de`, body: { email } });
    expect(sent?.headers['x-csrf-token']).toBe('token-1');
    expect(sent?.headers.authorization).toBeUndefined();
  });

  it.each<readonly [string, Reply, unknown]>([
    [
      '400 with code 1',
      json(400, { code: 1, errors: { email: ['is not valid'] } }),
      { kind: 'email-invalid' },
    ],
    ['400 with another code', json(400, { code: 7 }), { kind: 'server', status: 400, code: 7 }],
    ['400 without a code', json(400, {}), { kind: 'server', status: 400 }],
    ['403', json(403, { code: 51 }), { kind: 'server', status: 403, code: 51 }],
    [
      '429',
      json(429, { code: 31 }, { 'retry-after': '42' }),
      { kind: 'too-many-requests', retryAfterSeconds: 42 },
    ],
    ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
    ['502 with HTML', text(502, 'text/html', html), { kind: 'server', status: 502 }],
    ['200 with HTML', text(200, 'text/html', html), { kind: 'malformed' }],
    ['200 with JSON', json(200, {}), { kind: 'malformed' }],
    ['a connection that is cut', (response) => response.destroy(), { kind: 'offline' }],
  ])(`${id} reports %s`, async (_, reply, error) => {
    server.on(`POST ${path}`, reply);
    expect(await send()).toEqual({ ok: false, error });
  });

  it(`${id} reports a timeout when the server does not respond`, async () => {
    server.on(`POST ${path}`, () => undefined);
    expect(await send(50)).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it(`${id} sends no form without a form token`, async () => {
    server.on('GET /api/csrf', json(503, { code: 50 }));
    expect(await send()).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
    // A late request of the previous test may also have arrived.
    expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
