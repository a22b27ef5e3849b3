import { PasswordResets } from '#application/registration/PasswordResets';
import { ForgotPasswordPresenter } from '#ui/registration/ForgotPasswordPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { compose } from '../../support/compose';

const setUp = async () => {
  const application = await compose({ path: '/forgot-password' });
  const send = jest.spyOn(
    Object.getPrototypeOf(application.get(PasswordResets)) as PasswordResets,
    'request',
  );
  send.mockClear();
  return { application, send, forgot: application.get(ForgotPasswordPresenter) };
};

it.each(['new@farstead.test', 'nobody@farstead.test'])(
  'FP-01 %s gets the same response, registered or not, until the email is edited',
  async (email) => {
    const { application, forgot } = await setUp();
    forgot.changeEmail(email);
    await forgot.submit();
    expect(forgot.sending.isDone).toBe(true);
    application.clock.advance(3_600_000);
    expect(forgot.sending.isDone).toBe(true);
    forgot.changeEmail(`${email}.`);
    expect(forgot.sending.state).toEqual({ kind: 'idle' });
  },
);

it('FP-01 starts with the email entered in the login form', async () => {
  const { application } = await setUp();
  application.get(LoginPresenter).changeEmail('ada@farstead.test');
  expect(application.get(ForgotPasswordPresenter).form.values.email).toBe('ada@farstead.test');
});

it('FP-01 shows the field’s problem until the next submit', async () => {
  const { application, forgot } = await setUp();
  await forgot.submit();
  application.clock.advance(60_000);
  expect(forgot.sending.problem).toEqual({ kind: 'email-required' });
});
