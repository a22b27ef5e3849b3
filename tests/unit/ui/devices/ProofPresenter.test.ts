import { PlayerSessions } from '#application/devices/PlayerSessions';
import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ProofPresenter } from '#ui/devices/ProofPresenter';
import { StepUpPresenter } from '#ui/devices/StepUpPresenter';
import { Translations } from '#ui/content/Translations';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const hour = 3_600_000;

/** Makes a sensitive call an hour after sign-in. */
const setUpRefused = async (as: PersonKey = 'new') => {
  const application = await compose({ as });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  const stepUp = application.get(StepUpPresenter);
  application.clock.advance(hour);
  const call = application.get(PlayerSessions).endOthers();
  await flushPromises();
  return { application, stepUp, call, proof: application.get(ProofPresenter) };
};

it('requires the password, then continues the call', async () => {
  const { application, stepUp, call, proof } = await setUpRefused();
  expect(stepUp.isOpen).toBe(true);
  expect(proof.canUseCode).toBe(false);
  expect(proof.email).toBe(application.backend.person('new').email);
  proof.change(application.backend.person('new').password);
  await proof.confirm();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: true, value: undefined });
});

it('fails the call if the code of the dialog cannot be loaded', async () => {
  const { application, stepUp, call } = await setUpRefused();
  application.code.failure = { kind: 'offline' };
  const Dialog = (): null => null;
  await stepUp.load(async () => Dialog);
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: false, error: { kind: 'offline', hadNoEffect: true } });
});

it('a wrong password remains in the field while the call waits', async () => {
  const { stepUp, proof } = await setUpRefused();
  await proof.confirm();
  expect(proof.form.problems).toEqual({ password: 'password-required' });
  proof.change('wrong-password');
  await proof.confirm();
  expect(proof.form.problems).toEqual({ password: 'wrong' });
  expect(proof.failure).toBeUndefined();
  expect(proof.form.values.password).toBe('wrong-password');
  expect(stepUp.isOpen).toBe(true);
});

it('accepts a six-digit code instead of the password', async () => {
  const { stepUp, proof } = await setUpRefused('twoFactor');
  expect(proof.canUseCode).toBe(true);
  proof.chooseMethod('code');
  proof.change('12345');
  await proof.confirm();
  expect(proof.form.problems).toEqual({ code: 'code-incomplete' });
  proof.change('000000');
  await proof.confirm();
  expect(proof.form.problems).toEqual({ code: 'wrong' });
  proof.chooseMethod('password');
  expect(proof.form.values).toEqual({ password: '', code: '' });
  expect(stepUp.isOpen).toBe(true);
});

it('canceling rejects the call with its original code', async () => {
  const { stepUp, call, proof } = await setUpRefused();
  proof.cancel();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 150 } });
});

it('cancels the reauthentication prompt when the session ends', async () => {
  const { application, stepUp, call } = await setUpRefused();
  application.get(Session).end();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toMatchObject({ ok: false });
});
