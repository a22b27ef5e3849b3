import { Session } from '#application/session/Session';
import { LoginDialogPresenter } from '#ui/session/LoginDialogPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { samplePassword, sampleTwoFactorSecret } from '#samples/accounts';
import { Translations } from '#ui/content/Translations';
import { Secret, TOTP } from 'otpauth';
import { compose } from '../../support/compose';

const setUp = async (path: string) => {
  const application = await compose({ path });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  const modal = application.get(LoginDialogPresenter);
  await modal.open();
  return { application, modal };
};

it('SE-10 closes after a login without leaving the page', async () => {
  const { application, modal } = await setUp('/?source=elsewhere');
  expect(modal.isOpen).toBe(true);
  await application.get(Session).begin(application.tokensOf('new'));
  expect(modal.isOpen).toBe(false);
  expect(application.navigator.path).toBe('/?source=elsewhere');
});

it('SE-10 closes on navigation, including through the dialog’s links', async () => {
  const { application, modal } = await setUp('/');
  application.navigator.push('/forgot-password');
  expect(modal.isOpen).toBe(false);
});

it('CF-02 prefills the email it is opened with, but only that time', async () => {
  const { modal } = await setUp('/');
  await modal.open('somebody@example.com');
  expect(modal.email).toBe('somebody@example.com');
  await modal.open();
  expect(modal.email).toBe('');
});

it('SE-11 a login on a contest page redirects to the contest, even with two-factor', async () => {
  const { application } = await setUp('/de?source=contest');
  const login = application.get(LoginPresenter);
  login.changeEmail('twofactor@farstead.test');
  login.changePassword(samplePassword);
  await login.submit();
  application.clock.advance(500);
  expect(application.navigator.path).toBe('/de?source=contest');
  const totp = new TOTP({ secret: Secret.fromBase32(sampleTwoFactorSecret) });
  login.changeCode(totp.generate({ timestamp: application.clock.now().getTime() }));
  await login.submit();
  expect(application.navigator.path).toBe('/de/verlosung');
});

it.each([
  ['when the dialog is closed', '/?source=contest', true],
  ['on the login page, which redirects itself', '/login?source=contest', false],
])('SE-11 a login does not navigate %s', async (_, path, isClosed) => {
  const { application, modal } = await setUp(path);
  if (isClosed) modal.close();
  await application.get(Session).begin(application.tokensOf('new'));
  expect(application.navigator.path).toBe(path);
});
