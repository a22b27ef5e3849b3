import { Session } from '#application/session/Session';
import { ResendConfirmationPresenter } from '#ui/registration/ResendConfirmationPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { compose } from '../../support/compose';

it('SE-05 sends the confirmation to the email entered in the login form', async () => {
  const application = await compose({ path: '/login' });
  const resend = application.get(ResendConfirmationPresenter);
  resend.begin('unconfirmed@farstead.test');
  await resend.submit();
  expect(resend.sending.isDone).toBe(true);
  resend.begin('other@farstead.test');
  expect([resend.form.values.email, resend.sending.state]).toEqual(['other@farstead.test', { kind: 'idle' }]);
});

it.each(['normal', 'offline'] as const)(
  'RS-01 hides the outcome of a request when the email changes and the server is %s',
  async (condition) => {
    const application = await compose({ path: '/resend-confirmation' });
    application.backend.setNetworkCondition(condition);
    const resend = application.get(ResendConfirmationPresenter);
    resend.begin('unconfirmed@farstead.test');
    await resend.submit();
    expect(resend.sending.isSettled).toBe(true);
    resend.changeEmail('other@farstead.test');
    expect(resend.sending.state).toEqual({ kind: 'idle' });
  },
);

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
