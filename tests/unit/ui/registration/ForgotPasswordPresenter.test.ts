import { PasswordResets } from '#application/registration/PasswordResets';
import { ForgotPasswordPresenter } from '#ui/registration/ForgotPasswordPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

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
  'FP-01 %s gets the same response, registered or not, with a notice for six seconds',
  async (email) => {
    const { application, forgot } = await setUp();
    forgot.changeEmail(email);
    await forgot.submit();
    expect(forgot.sending.isDone).toBe(true);
    application.clock.advance(5999);
    expect(forgot.sending.isDone).toBe(true);
    application.clock.advance(1);
    expect([forgot.sending.state, forgot.form.values.email]).toEqual([{ kind: 'idle' }, email]);
  },
);

it.each([
  ['', 'email-required'],
  ['no email', 'email-invalid'],
])('FP-01 shows a problem at the field for %j and sends no request', async (email, kind) => {
  const { forgot, send } = await setUp();
  forgot.changeEmail(email);
  await forgot.submit();
  expect(forgot.sending.state).toEqual({ kind: 'failed', problem: { kind } });
  expect(send).not.toHaveBeenCalled();
});

it('FP-01 makes one request on a double submit', async () => {
  const { application, forgot, send } = await setUp();
  forgot.changeEmail('new@farstead.test');
  application.backend.setNetworkCondition('slow');
  const submits = [forgot.submit(), forgot.submit()];
  await flushPromises();
  application.clock.advance(3000);
  await Promise.all(submits);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['failing', { kind: 'server', status: 500, code: 50 }],
  ['offline', { kind: 'offline' }],
] as const)('FP-01 does not clear the email when the connection is %s', async (network, problem) => {
  const { application, forgot } = await setUp();
  forgot.changeEmail('new@farstead.test');
  application.backend.setNetworkCondition(network);
  await forgot.submit();
  expect([forgot.sending.state, forgot.form.values.email]).toEqual([
    { kind: 'failed', problem },
    'new@farstead.test',
  ]);
  application.clock.advance(6000);
  expect([forgot.sending.state, forgot.form.values.email]).toEqual([{ kind: 'idle' }, 'new@farstead.test']);
});

it('FP-01 starts with the email entered in the login form', async () => {
  const { application } = await setUp();
  application.get(LoginPresenter).changeEmail('ada@farstead.test');
  expect(application.get(ForgotPasswordPresenter).form.values.email).toBe('ada@farstead.test');
});

it('FP-01 reports a request that throws and shows an error for six seconds before a retry', async () => {
  const { application, forgot, send } = await setUp();
  const error = new Error('broken');
  send.mockRejectedValueOnce(error);
  forgot.changeEmail('new@farstead.test');
  await forgot.submit();
  expect(forgot.sending.problem).toEqual({ kind: 'unexpected' });
  expect(application.errors.reports).toEqual([error]);
  application.clock.advance(6000);
  expect(forgot.sending.problem).toBeUndefined();
  await forgot.submit();
  expect(forgot.sending.isDone).toBe(true);
});

it('FP-01 shows the field’s problem until the next submit', async () => {
  const { application, forgot } = await setUp();
  await forgot.submit();
  application.clock.advance(60_000);
  expect(forgot.sending.problem).toEqual({ kind: 'email-required' });
});
