import { EndingSessions } from '#application/session/EndingSessions';
import { Session } from '#application/session/Session';
import { endingSessionsItem } from '#domain/consent/storedItems';
import { fail, type Result } from '#domain/shared/Result';
import type { CallFailure } from '#domain/shared/CallFailure';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const arrange = async (answer?: Result<never, CallFailure>) => {
  const application = await compose();
  const signOut = jest.spyOn(FakeAuthenticator.prototype, 'signOut');
  if (answer) signOut.mockResolvedValue(answer);
  const stored = () => application.stored.read(endingSessionsItem);
  return { application, signOut, stored, ending: application.get(EndingSessions) };
};

afterEach(() => jest.restoreAllMocks());

it('SE-07 stores only the refresh token, until the server has ended the session', async () => {
  const { ending, stored } = await arrange();
  ending.end('refresh-1');
  expect(stored()).toBe('refresh-1');
  await flushPromises();
  expect(stored()).toBeUndefined();
});

it.each<CallFailure>([
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'too-many-requests' },
  { kind: 'server', status: 503 },
])('SE-07 ends the sessions at the next start of the site after %j', async (error) => {
  const { application, ending, stored, signOut } = await arrange(fail(error));
  ending.end('refresh-1');
  ending.end('refresh-2');
  await flushPromises();
  expect(stored()).toBe('refresh-1 refresh-2');
  signOut.mockClear();
  signOut.mockRestore();
  const sent = jest.spyOn(FakeAuthenticator.prototype, 'signOut');
  await application.get(Session).start();
  await flushPromises();
  expect(sent.mock.calls).toEqual([['refresh-1'], ['refresh-2']]);
  expect(stored()).toBeUndefined();
});

it('SE-07 forgets a session that the back end refuses to end', async () => {
  const { ending, stored } = await arrange(fail({ kind: 'server', status: 404 }));
  ending.end('refresh-1');
  await flushPromises();
  expect(stored()).toBeUndefined();
});

it('SE-07 stores and sends nothing for a session without a refresh token', async () => {
  const { ending, stored, signOut } = await arrange();
  ending.end('');
  expect([stored(), signOut.mock.calls]).toEqual([undefined, []]);
});
