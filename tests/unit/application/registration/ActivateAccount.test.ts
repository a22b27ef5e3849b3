import { ActivateAccount } from '#application/registration/ActivateAccount';
import { Activations, type DeadKey } from '#application/registration/Activations';
import { DraftStore } from '#application/session/DraftStore';
import { Session } from '#application/session/Session';
import { TokenVerifier } from '#application/session/TokenVerifier';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose, type Application } from '../../support/compose';

class SpyActivations extends Activations {
  calls = 0;

  constructor(private readonly inner: Activations) {
    super();
  }

  activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>> {
    this.calls += 1;
    return this.inner.activate(key);
  }
}

const setUp = async (as?: PersonKey) => {
  const application = await compose({ path: '/activate/x', ...(as && { as }) });
  await application.get(Session).start();
  const activations = new SpyActivations(application.get(Activations));
  application.replace(Activations, activations);
  const { key } = application.backend.sendEmail(
    'activation',
    application.backend.person('unconfirmed'),
    'en',
  );
  return { application, activations, key };
};

const signedInAs = (application: Application): string | undefined =>
  application.get(Session).player?.displayName;

it('AV-01 signs in the key’s player and notifies the other tabs', async () => {
  const { application, key } = await setUp();
  expect(await application.get(ActivateAccount).execute(key)).toEqual({ ok: true, value: undefined });
  expect(signedInAs(application)).toBe('Waiting-Tom');
  expect(application.tokens.read()).toBeDefined();
  expect(application.channel.announced).toEqual(['signed-in']);
});

it('AV-01 signs out the current player before signing in another', async () => {
  const { application, key } = await setUp('subscriber');
  await application.get(ActivateAccount).execute(key);
  expect(signedInAs(application)).toBe('Waiting-Tom');
});

it('AV-01 does not send a used key again, even after a reload', async () => {
  const { application, activations, key } = await setUp();
  await application.get(ActivateAccount).execute(key);
  expect((await application.get(ActivateAccount).execute(key)).ok).toBe(true);
  expect(activations.calls).toBe(1);
});

it('AV-01 an invalid key does not end the current session', async () => {
  const { application } = await setUp('subscriber');
  const activated = await application.get(ActivateAccount).execute('no-such-key');
  expect(activated).toEqual({ ok: false, error: { kind: 'dead-key' } });
  expect(signedInAs(application)).toBe('Subscriber-Mireille');
});

it('AV-01 allows the key to be sent again after a connection failure', async () => {
  const { application, activations, key } = await setUp();
  application.backend.setNetworkCondition('offline');
  expect(await application.get(ActivateAccount).execute(key)).toEqual({
    ok: false,
    error: { kind: 'offline' },
  });
  application.backend.setNetworkCondition('normal');
  expect((await application.get(ActivateAccount).execute(key)).ok).toBe(true);
  expect(activations.calls).toBe(2);
});

it('AV-01 retries verifying tokens without sending the key twice', async () => {
  const { application, activations, key } = await setUp();
  const verifier = application.get(TokenVerifier);
  const checking = jest.spyOn(verifier, 'verify').mockResolvedValueOnce(fail({ kind: 'timeout' }));
  application.replace(TokenVerifier, verifier);
  application.container.unbind(Session);
  application.container.bind(Session).toSelf().inSingletonScope();
  const activate = application.get(ActivateAccount);
  expect(await activate.execute(key)).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(application.get(DraftStore).read('activated')).toBeUndefined();
  expect((await activate.execute(key)).ok).toBe(true);
  expect([activations.calls, checking.mock.calls.length]).toEqual([1, 2]);
  expect(signedInAs(application)).toBe('Waiting-Tom');
});
