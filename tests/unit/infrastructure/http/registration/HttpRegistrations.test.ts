import { Registrations, type Registration } from '#application/registration/Registrations';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, noContent, StubServer, text, type Reply } from '../../../support/StubServer';

const server = new StubServer();
const registrations = (timeout?: number) => composeOnHttp(server.url, timeout).get(Registrations);

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const html = '<!doctype html><title>Gateway</title>';

const registration: Registration = {
  displayName: 'Ada-Verne',
  firstName: 'Ada',
  lastName: 'Verne',
  email: 'ada@farstead.test',
  password: 'kiln ferry 7 harbour',
  newsletter: false,
  language: 'en',
};

const refusalWithoutTexts = { kind: 'refused', byField: {}, texts: [] };

it('RG-01 sends the registration unchanged', async () => {
  server.on('POST /api/register', noContent);
  expect(await registrations().register(registration)).toEqual({ ok: true, value: undefined });
  expect(server.received[0]?.body).toEqual(registration);
  expect(server.received[0]?.headers.authorization).toBeUndefined();
});

it('RG-03 requests the email of the key’s owner', async () => {
  server.on('GET /api/register/activate/a%2Fb%3Fc', json(200, { email: 'ghost@farstead.test' }));
  expect(await registrations().findEmail('a/b?c')).toEqual({ ok: true, value: 'ghost@farstead.test' });
});

it('RG-04 preserves the server’s messages for all fields, including unknown fields', async () => {
  const errors = { email: ['One.'], entitlementCode: ['Two.'], recruiterId: ['One.'], source: ['Three.'] };
  server.on('POST /api/register', json(400, { code: 1, errors }));
  expect(await registrations().register(registration)).toEqual({
    ok: false,
    error: {
      kind: 'refused',
      byField: { email: ['One.'], gameCode: ['Two.'], recruiterCode: ['One.'] },
      texts: ['One.', 'Two.', 'Three.'],
    },
  });
});

const refusals: readonly (readonly [string, Reply, unknown])[] = [
  ['409 without errors', json(409, { code: 121 }), refusalWithoutTexts],
  [
    'errors that are no texts',
    json(400, { errors: { email: [7, ' ', null], password: 'short' } }),
    refusalWithoutTexts,
  ],
  ['errors that are a list', json(400, { errors: ['short'] }), refusalWithoutTexts],
  ['400 in HTML', text(400, 'text/html', html), refusalWithoutTexts],
  ['404 with code 130', json(404, { code: 130 }), { kind: 'unknown-key' }],
  [
    '429',
    json(429, { code: 31 }, { 'retry-after': '9' }),
    { kind: 'too-many-requests', retryAfterSeconds: 9 },
  ],
  ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
  ['502 in HTML', text(502, 'text/html', html), { kind: 'server', status: 502 }],
  ['200', json(200, {}), { kind: 'malformed' }],
  ['200 in HTML', text(200, 'text/html', html), { kind: 'malformed' }],
  ['a connection that is cut', (response) => response.destroy(), { kind: 'offline' }],
];

it.each(refusals)('RG-04 registration reports the error for %s', async (_, reply, error) => {
  server.on('POST /api/register', reply);
  expect(await registrations().register(registration)).toEqual({ ok: false, error });
});

const lookUps: readonly (readonly [string, Reply, unknown])[] = [
  ['404 with code 130', json(404, { code: 130 }), { kind: 'unknown-key' }],
  ['404 with another code', json(404, { code: 7 }), { kind: 'server', status: 404, code: 7 }],
  ['200 without an email', json(200, { email: '' }), { kind: 'malformed' }],
  ['500', json(500, { code: 50 }), { kind: 'server', status: 500, code: 50 }],
  ['a connection that is cut', (response) => response.destroy(), { kind: 'offline' }],
];

it.each(lookUps)('RG-04 key lookup reports the error for %s', async (_, reply, error) => {
  server.on('GET /api/register/activate/a-key', reply);
  expect(await registrations().findEmail('a-key')).toEqual({ ok: false, error });
});

it('RG-04 reports a timeout when the server does not respond', async () => {
  server.on('POST /api/register', () => undefined);
  expect(await registrations(50).register(registration)).toEqual({ ok: false, error: { kind: 'timeout' } });
});
