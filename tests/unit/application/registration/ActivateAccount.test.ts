import { ActivateAccount } from '../../../../src/application/registration/ActivateAccount';
import { Activations, type DeadKey } from '../../../../src/application/registration/Activations';
import { DraftStore } from '../../../../src/application/session/DraftStore';
import { Session } from '../../../../src/application/session/Session';
import { TokenVerifier } from '../../../../src/application/session/TokenVerifier';
import type { TokenPair } from '../../../../src/domain/session/TokenPair';
import type { CallFailure } from '../../../../src/domain/shared/CallFailure';
import { fail, type Result } from '../../../../src/domain/shared/Result';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { compose, type Application } from '../../support/compose';

class CountedActivations extends Activations {
  asked = 0;

  constructor(private readonly inner: Activations) {
    super();
  }

  activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>> {
    this.asked += 1;
    return this.inner.activate(key);
  }
}

const arriving = async (as?: PersonKey) => {
  const application = await compose({ path: '/activate/x', ...(as && { as }) });
  await application.get(Session).start();
  const activations = new CountedActivations(application.get(Activations));
  application.replace(Activations, activations);
  const { key } = application.world.sendEmail('activation', application.world.person('unconfirmed'), 'en');
  return { application, activations, key };
};

const signedInAs = (application: Application): string | undefined =>
  application.get(Session).player?.displayName;

it('AV-01 signs the player of the key in, and tells the other tabs', async () => {
  const { application, key } = await arriving();
  expect(await application.get(ActivateAccount).execute(key)).toEqual({ ok: true, value: undefined });
  expect(signedInAs(application)).toBe('Waiting-Tom');
  expect(application.tokens.read()).toBeDefined();
  expect(application.channel.announced).toEqual(['signed-in']);
});

it('AV-01 signs out another player first', async () => {
  const { application, key } = await arriving('subscriber');
  await application.get(ActivateAccount).execute(key);
  expect(signedInAs(application)).toBe('Waiting-Tom');
});

it('AV-01 a key that was used here is not sent again, also after a reload', async () => {
  const { application, activations, key } = await arriving();
  await application.get(ActivateAccount).execute(key);
  expect((await application.get(ActivateAccount).execute(key)).ok).toBe(true);
  expect(activations.asked).toBe(1);
});

it('AV-01 a dead key keeps the present session', async () => {
  const { application } = await arriving('subscriber');
  const activated = await application.get(ActivateAccount).execute('no-such-key');
  expect(activated).toEqual({ ok: false, error: { kind: 'dead-key' } });
  expect(signedInAs(application)).toBe('Subscriber-Mireille');
});

it('AV-01 the key can be sent again after a failed connection', async () => {
  const { application, activations, key } = await arriving();
  application.world.changeWeather('offline');
  expect(await application.get(ActivateAccount).execute(key)).toEqual({
    ok: false,
    error: { kind: 'offline' },
  });
  application.world.changeWeather('normal');
  expect((await application.get(ActivateAccount).execute(key)).ok).toBe(true);
  expect(activations.asked).toBe(2);
});

it('AV-01 tokens that could not be verified are verified again, without sending the key twice', async () => {
  const { application, activations, key } = await arriving();
  const verifier = application.get(TokenVerifier);
  const checking = jest.spyOn(verifier, 'verify').mockResolvedValueOnce(fail({ kind: 'timeout' }));
  application.replace(TokenVerifier, verifier);
  application.container.unbind(Session);
  application.container.bind(Session).toSelf().inSingletonScope();
  const activate = application.get(ActivateAccount);
  expect(await activate.execute(key)).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(application.get(DraftStore).read('activated')).toBeUndefined();
  expect((await activate.execute(key)).ok).toBe(true);
  expect([activations.asked, checking.mock.calls.length]).toEqual([1, 2]);
  expect(signedInAs(application)).toBe('Waiting-Tom');
});
