import { Configuration } from '#application/configuration/Configuration';
import { PlayerSessions } from '#application/devices/PlayerSessions';
import { PasskeyDevice } from '#application/devices/PasskeyDevice';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { Session } from '#application/session/Session';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import type { FakePasskeyDevice } from '#infrastructure/fake/devices/FakePasskeyDevice';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { Translations } from '#ui/content/Translations';
import { PasskeyLoginPresenter } from '#ui/devices/PasskeyLoginPresenter';
import { PasskeysPresenter } from '#ui/devices/PasskeysPresenter';
import { ProofPresenter } from '#ui/devices/ProofPresenter';
import { StepUpPresenter } from '#ui/devices/StepUpPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async (as: PersonKey = 'new') => {
  const application = await compose({ as });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  const passkeys = application.get(PasskeysPresenter);
  passkeys.onShow();
  await flushPromises();
  return { application, passkeys, device: application.get(PasskeyDevice) as FakePasskeyDevice };
};

const setUpWithPasskey = async () => {
  const all = await setUp();
  all.passkeys.change(' Blue key ');
  await all.passkeys.add();
  const [passkey] = all.passkeys.passkeys.value ?? [];
  if (!passkey) throw new Error('There is no passkey');
  return { ...all, passkey };
};

it('adds a passkey under the given name', async () => {
  const { passkeys, passkey } = await setUpWithPasskey();
  expect(passkey.name).toBe('Blue key');
  expect(passkeys.isAdded).toBe(true);
  expect(passkeys.form.values.name).toBe('');
});

it.each([
  ['   ', 'name-required'],
  ['x'.repeat(51), 'name-too-long'],
])('requires a valid name instead of %j', async (name, problem) => {
  const { passkeys } = await setUp();
  passkeys.change(name);
  await passkeys.add();
  expect(passkeys.form.problems).toEqual({ name: problem });
  expect(passkeys.problem).toBeUndefined();
});

it.each(['passkey-canceled', 'passkey-known', 'passkey-unusable'] as const)(
  '%s adds no passkey, preserves the name and can be retried',
  async (refusal) => {
    const { passkeys, device } = await setUp();
    device.refusal = refusal;
    passkeys.change('Blue key');
    await passkeys.add();
    expect(passkeys.problem).toEqual({ kind: refusal });
    expect(passkeys.form.values.name).toBe('Blue key');
    device.refusal = undefined;
    await passkeys.add();
    expect(passkeys.passkeys.value).toHaveLength(1);
  },
);

it('renames a passkey but rejects an empty name', async () => {
  const { passkeys, passkey } = await setUpWithPasskey();
  const { editor } = passkeys;
  editor.begin(passkey, 'rename');
  expect(editor.form.values.name).toBe('Blue key');
  editor.changeName('');
  await editor.submit();
  expect(editor.form.problems).toEqual({ name: 'name-required' });
  editor.changeName('Red key');
  await editor.submit();
  await flushPromises();
  expect(editor.pendingEdit).toBeUndefined();
  expect(passkeys.passkeys.value?.[0]?.name).toBe('Red key');
});

it('removes a passkey unless the removal is canceled', async () => {
  const { passkeys, passkey } = await setUpWithPasskey();
  const { editor } = passkeys;
  editor.begin(passkey, 'remove');
  editor.cancel();
  expect(passkeys.passkeys.value).toHaveLength(1);
  editor.begin(passkey, 'remove');
  await editor.submit();
  await flushPromises();
  expect(editor.hasRemoved).toBe(true);
  expect(passkeys.passkeys.value).toEqual([]);
});

it('explains why the last sign-in method cannot be removed', async () => {
  const { application, passkeys, passkey } = await setUpWithPasskey();
  application.backend.change(() => {
    application.backend.person('new').password = '';
  });
  passkeys.editor.begin(passkey, 'remove');
  await passkeys.editor.submit();
  expect(passkeys.editor.problem).toEqual({ kind: 'last-way-in' });
  expect(passkeys.editor.pendingEdit).toBeDefined();
});

it('logs in with a passkey', async () => {
  const { application, device } = await setUpWithPasskey();
  application.get(Session).end();
  const login = application.get(PasskeyLoginPresenter);
  login.onShow();
  expect(login.isOffered).toBe(true);
  device.refusal = 'passkey-canceled';
  await login.signIn('');
  expect(login.outcome).toBe('passkey-canceled');
  expect(login.failure).toBeUndefined();
  device.refusal = undefined;
  await login.signIn('not an email');
  expect(application.get(Session).player?.id).toBe(application.backend.person('new').id);
});

it('offers passkey login until the browser reports that it is unsupported', async () => {
  const { application, device } = await setUp();
  device.isSupported = false;
  const login = application.get(PasskeyLoginPresenter);
  expect(login.isOffered).toBe(true);
  login.onShow();
  expect(login.isOffered).toBe(false);
});

it('does not offer passkey login when the back end does not support it', async () => {
  const { application } = await setUp();
  application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, features: [] }));
  const login = application.get(PasskeyLoginPresenter);
  expect(login.isOffered).toBe(false);
  login.onShow();
  expect(login.isOffered).toBe(false);
});

it('does not report a failed call as a passkey outcome', async () => {
  const { application } = await setUpWithPasskey();
  application.backend.setNetworkCondition('offline');
  const login = application.get(PasskeyLoginPresenter);
  await login.signIn('');
  expect(login.failure).toEqual({ kind: 'offline' });
  expect(login.outcome).toBeUndefined();
});

it('confirms a protected call with a passkey', async () => {
  const { application, device } = await setUpWithPasskey();
  const stepUp = application.get(StepUpPresenter);
  application.clock.advance(3_600_000);
  const call = application.get(PlayerSessions).endOthers();
  await flushPromises();
  const proof = application.get(ProofPresenter);
  expect(proof.canUsePasskey).toBe(true);
  device.refusal = 'passkey-canceled';
  await proof.confirmByPasskey();
  expect(proof.passkeyOutcome).toBe('passkey-canceled');
  expect(stepUp.isOpen).toBe(true);
  device.refusal = undefined;
  await proof.confirmByPasskey();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: true, value: undefined });
});

describe('a passkey that the browser suggests in the email field', () => {
  const offering = async (offers = true) => {
    const { application, device } = await setUpWithPasskey();
    device.isOfferAvailable = offers;
    application.get(Session).end();
    const requested = jest.spyOn(
      application.get(PasskeySignIns).constructor.prototype as PasskeySignIns,
      'request',
    );
    requested.mockClear();
    const login = application.get(PasskeyLoginPresenter);
    login.onShow();
    const stop = login.offer();
    await flushPromises();
    return { application, device, login, stop, requested };
  };
  const signedIn = (application: Application) => application.get(Session).player !== undefined;

  it('signs the player in once it is chosen', async () => {
    const { application, device } = await offering();
    expect(signedIn(application)).toBe(false);
    device.choose();
    await flushPromises();
    expect(signedIn(application)).toBe(true);
  });

  it('sends no request when the browser does not support suggestions', async () => {
    const { requested } = await offering(false);
    expect(requested).not.toHaveBeenCalled();
  });

  it('does not sign in after the form is closed', async () => {
    const { application, device, stop } = await offering();
    stop();
    device.choose();
    await flushPromises();
    expect(signedIn(application)).toBe(false);
  });

  it('reappears when the browser’s dialog closes, and its challenge is renewed in time', async () => {
    const { application, device, login, requested } = await offering();
    device.refusal = 'passkey-canceled';
    await login.signIn('');
    expect(login.outcome).toBe('passkey-canceled');
    device.refusal = undefined;
    await flushPromises();
    expect(requested).toHaveBeenCalledTimes(3);
    application.clock.advance(240_000);
    await flushPromises();
    expect(requested).toHaveBeenCalledTimes(4);
    device.choose();
    await flushPromises();
    expect(signedIn(application)).toBe(true);
  });

  it('requests a new challenge when the browser shows the page again', async () => {
    const { application, device, requested } = await offering();
    device.leaveAndReturn();
    await flushPromises();
    expect(requested).toHaveBeenCalledTimes(2);
    device.choose();
    await flushPromises();
    expect(signedIn(application)).toBe(true);
  });

  it('does not request a new challenge after the form is closed', async () => {
    const { device, stop, requested } = await offering();
    device.leaveAndReturn();
    stop();
    await flushPromises();
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('shows no message when the server does not respond', async () => {
    const { application, login, stop } = await offering();
    stop();
    application.backend.setNetworkCondition('offline');
    login.offer();
    await flushPromises();
    expect([login.failure, login.outcome]).toEqual([undefined, undefined]);
  });

  it('reports a server failure after the passkey is chosen', async () => {
    const { application, device, login } = await offering();
    application.backend.setNetworkCondition('failing');
    device.choose();
    await flushPromises();
    expect(login.failure?.kind).toBe('server');
  });
});
