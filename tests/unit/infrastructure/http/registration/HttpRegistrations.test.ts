import { Registrations, type Registration } from '#application/registration/Registrations';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer, text, type Reply } from '../../../support/StubServer';

const server = new StubServer();
const registrations = () => composeOnHttp(server.url).get(Registrations);

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const registration: Registration = {
  displayName: 'Ada-Verne',
  firstName: 'Ada',
  lastName: 'Verne',
  email: 'ada@farstead.test',
  password: 'kiln ferry 7 harbour',
  newsletter: false,
  language: 'en',
};

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

const refusals: readonly (readonly [string, Reply])[] = [
  ['409 without field errors', json(409, { code: 121 })],
  ['with non-text field errors', json(400, { errors: { email: [7, ' ', null], password: 'short' } })],
  ['with a list of errors', json(400, { errors: ['short'] })],
  ['400 in HTML', text(400, 'text/html', '<!doctype html>')],
];

it.each(refusals)('RG-04 the response %s results in a refusal without messages', async (_, reply) => {
  server.on('POST /api/register', reply);
  expect(await registrations().register(registration)).toEqual({
    ok: false,
    error: { kind: 'refused', byField: {}, texts: [] },
  });
});
