import { Session } from '#application/session/Session';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { FakeConfirmationEmails } from '#infrastructure/fake/registration/FakeConfirmationEmails';
import { ResendConfirmationPresenter } from '#ui/registration/ResendConfirmationPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

it('SE-05 sends the confirmation to the email entered in the login form', async () => {
  const application = await compose({ path: '/login' });
  const resend = application.get(ResendConfirmationPresenter);
  resend.begin('unconfirmed@farstead.test');
  await resend.submit();
  expect(resend.sending.isDone).toBe(true);
  resend.begin('other@farstead.test');
  expect([resend.form.values.email, resend.sending.state]).toEqual(['other@farstead.test', { kind: 'idle' }]);
});

it.each([
  ['', 'email-required'],
  ['nobody', 'email-invalid'],
])('SE-05 preserves the email %j and shows its problem', async (email, kind) => {
  const resend = (await compose()).get(ResendConfirmationPresenter);
  resend.changeEmail(email);
  await resend.submit();
  expect(resend.sending.state).toEqual({ kind: 'failed', problem: { kind } });
  expect(resend.form.values.email).toBe(email);
});

it('SE-05 reports a failure to send, which can be retried', async () => {
  const application = await compose();
  const resend = application.get(ResendConfirmationPresenter);
  resend.begin('unconfirmed@farstead.test');
  application.backend.setNetworkCondition('offline');
  await resend.submit();
  expect(resend.sending.state).toEqual({ kind: 'failed', problem: { kind: 'not-sent' } });
  application.backend.setNetworkCondition('normal');
  await resend.submit();
  expect(resend.sending.isDone).toBe(true);
});

it('SE-05 sends one email on a double submit', async () => {
  const application = await compose();
  expect(application.get(ConfirmationEmails)).toBeInstanceOf(FakeConfirmationEmails);
  const send = jest.spyOn(FakeConfirmationEmails.prototype, 'resend');
  const resend = application.get(ResendConfirmationPresenter);
  resend.begin('unconfirmed@farstead.test');
  application.backend.setNetworkCondition('slow');
  const submits = [resend.submit(), resend.submit()];
  await flushPromises();
  application.clock.advance(3000);
  await Promise.all(submits);
  expect(send).toHaveBeenCalledTimes(1);
});

it('RS-01 uses the signed-in player’s email as soon as the session is restored', async () => {
  const application = await compose({ path: '/resend-confirmation', as: 'new' });
  application.get(LoginPresenter).changeEmail('typed@farstead.test');
  const resend = application.get(ResendConfirmationPresenter);
  await resend.load();
  resend.onShow();
  expect([resend.form.values.email, resend.isOwn]).toEqual(['typed@farstead.test', false]);
  await application.get(Session).start();
  expect([resend.form.values.email, resend.isOwn]).toEqual(['new@farstead.test', true]);
  await resend.submit();
  expect(resend.sending.isDone).toBe(true);
  application.get(Session).end();
  expect([resend.form.values.email, resend.isOwn]).toEqual(['', false]);
});

it('RS-01 stops following the session after the visitor leaves the page', async () => {
  const application = await compose({ path: '/resend-confirmation', as: 'new' });
  const resend = application.get(ResendConfirmationPresenter);
  await resend.load();
  const end = resend.onShow();
  end();
  resend.dispose();
  await application.get(Session).start();
  expect(resend.form.values.email).toBe('');
});

it('SE-05 reports a request that throws, which can be retried', async () => {
  const application = await compose();
  const resend = application.get(ResendConfirmationPresenter);
  const error = new Error('broken');
  jest.spyOn(FakeConfirmationEmails.prototype, 'resend').mockRejectedValueOnce(error);
  resend.begin('unconfirmed@farstead.test');
  await resend.submit();
  expect(resend.sending.problem).toEqual({ kind: 'unexpected' });
  expect(application.errors.reports).toEqual([error]);
  await resend.submit();
  expect(resend.sending.isDone).toBe(true);
});

it('RS-01 follows the session each time the page is shown, but not when it is loaded', async () => {
  const application = await compose({ path: '/resend-confirmation', as: 'new' });
  const resend = application.get(ResendConfirmationPresenter);
  await resend.load();
  resend.onShow()();
  await application.get(Session).start();
  expect(resend.form.values.email).toBe('');
  resend.onShow();
  expect([resend.form.values.email, resend.isOwn]).toEqual(['new@farstead.test', true]);
});
