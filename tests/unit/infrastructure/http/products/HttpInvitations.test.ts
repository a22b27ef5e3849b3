import { Invitations } from '#application/products/Invitations';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer } from '../../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

it('AP-01 AP-02 sends the bearer token with the request', async () => {
  server.on('GET /api/users/me/check-back-to-game', json(200, { isEligible: true }));
  expect(await composeOnHttp(server.url).get(Invitations).isInvitedBack()).toBe(true);
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1']);
});

it.each([
  ['503', json(503, { code: 50 }), 'refused'],
  ['with a string instead of a boolean', json(200, { isEligible: 'yes' }), 'malformed'],
  ['null', json(200, null), 'malformed'],
])('AP-01 reports the response %s and treats the player as not invited', async (_, reply, kind) => {
  server.onAll(reply);
  const application = composeOnHttp(server.url);
  expect(await application.get(Invitations).isInvitedBack()).toBe(false);
  expect(application.errors.reports).toEqual([new Error(`GET /api/users/me/check-back-to-game: ${kind}`)]);
});
