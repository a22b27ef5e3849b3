import { PlayerSessions } from '../../../../src/application/devices/PlayerSessions';
import { Session } from '../../../../src/application/session/Session';
import type { PersonKey } from '../../../../src/infrastructure/fake/world/people';
import { ProofPresenter } from '../../../../src/ui/devices/ProofPresenter';
import { StepUpPresenter } from '../../../../src/ui/devices/StepUpPresenter';
import { Translations } from '../../../../src/ui/content/Translations';
import { compose } from '../../support/compose';
import { settled } from '../../support/settled';

const hour = 3_600_000;

/** Makes a sensitive call an hour after sign-in. */
const refused = async (as: PersonKey = 'new') => {
  const application = await compose({ as });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  const stepUp = application.get(StepUpPresenter);
  application.clock.advance(hour);
  const call = application.get(PlayerSessions).endOthers();
  await settled();
  return { application, stepUp, call, proof: application.get(ProofPresenter) };
};

it('asks for the password, and the call goes on', async () => {
  const { application, stepUp, call, proof } = await refused();
  expect(stepUp.isOpen).toBe(true);
  expect(proof.mayUseCode).toBe(false);
  expect(proof.email).toBe(application.world.person('new').email);
  proof.change(application.world.person('new').password);
  await proof.confirm();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: true, value: undefined });
});

it('a wrong password stays in its field, and the call waits', async () => {
  const { stepUp, proof } = await refused();
  await proof.confirm();
  expect(proof.form.problems).toEqual({ password: 'password-required' });
  proof.change('wrong-password');
  await proof.confirm();
  expect(proof.form.problems).toEqual({ password: 'wrong' });
  expect(proof.failure).toBeUndefined();
  expect(proof.form.values.password).toBe('wrong-password');
  expect(stepUp.isOpen).toBe(true);
});

it('takes six digits instead of the password', async () => {
  const { stepUp, proof } = await refused('twoFactor');
  expect(proof.mayUseCode).toBe(true);
  proof.use('code');
  proof.change('12345');
  await proof.confirm();
  expect(proof.form.problems).toEqual({ code: 'code-incomplete' });
  proof.change('000000');
  await proof.confirm();
  expect(proof.form.problems).toEqual({ code: 'wrong' });
  proof.use('password');
  expect(proof.form.values).toEqual({ password: '', code: '' });
  expect(stepUp.isOpen).toBe(true);
});

it('a failed call is shown above the field, and can be tried again', async () => {
  const { application, stepUp, call, proof } = await refused();
  application.world.changeWeather('offline');
  proof.change(application.world.person('new').password);
  await proof.confirm();
  expect(proof.failure).toEqual({ kind: 'offline' });
  application.world.changeWeather('normal');
  await proof.confirm();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: true, value: undefined });
});

it('cancelling leaves the call refused with its code', async () => {
  const { stepUp, call, proof } = await refused();
  proof.cancel();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 150 } });
});

it('the end of the session cancels', async () => {
  const { application, stepUp, call } = await refused();
  application.get(Session).end();
  expect(stepUp.isOpen).toBe(false);
  expect(await call).toMatchObject({ ok: false });
});
