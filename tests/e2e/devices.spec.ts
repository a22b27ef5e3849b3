import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible, expectFitsNarrowPhone } from './support/accessibility';
import { english, german } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { expect, test } from './support/test';

const { security: securityPath, login: loginPath } = english.path;
const text = (key: string, values = {}) => english.text(key, values);
const button = (page: Page, key: string, values = {}) =>
  page.getByRole('button', { name: text(key, values), exact: true });

/**
 * Adds a virtual authenticator that never prompts. It would use a passkey offered as autofill immediately.
 *
 * @param agrees whether its user is present
 * @param offers whether the browser offers passkeys as autofill
 */
const addAuthenticator = async (
  page: Page,
  { agrees = true, offers = false } = {},
): Promise<CDPSession & { authenticatorId: string }> => {
  if (!offers)
    await page.addInitScript(() =>
      Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
    );
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: agrees,
      automaticPresenceSimulation: true,
    },
  });
  return Object.assign(session, { authenticatorId });
};

const addPasskey = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(text('devicesPasskeys:name.label'), { exact: true }).fill(name);
  await button(page, 'devicesPasskeys:add').click();
  await expect(noticesIn(page, text('devicesPasskeys:added'))).toBeVisible();
};

test('a player adds, renames and removes a passkey, and logs in with and without the email', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/auth\/passkey$/);
  const authenticator = await addAuthenticator(page);
  const player = await signIn({}, securityPath);
  await button(page, 'devicesPasskeys:add').click();
  await expect(page.getByText(text('devicesPasskeys:problem.name-required'), { exact: true })).toBeVisible();
  await addPasskey(page, 'Blue key');
  await expectAccessible(page);

  await button(page, 'devicesPasskeys:renameNamed', { name: 'Blue key' }).click();
  await page.getByLabel(text('devicesPasskeys:name.label'), { exact: true }).first().fill('Red key');
  await button(page, 'devicesPasskeys:save').click();
  await expect(page.getByText('Red key', { exact: true })).toBeVisible();

  for (const email of ['', player.email]) {
    await page.context().clearCookies();
    await page.goto(loginPath);
    await LoginForm.onPage(page, english).email.fill(email);
    await button(page, 'session:passkey.use').click();
    await expect(new NavBar(page, english).profileOf(player.displayName)).toBeVisible();
  }

  await page.goto(securityPath);
  await button(page, 'devicesPasskeys:removeNamed', { name: 'Red key' }).click();
  await expect(
    page.getByText(text('devicesPasskeys:removeAsk', { name: 'Red key' }), { exact: true }),
  ).toBeVisible();
  await button(page, 'devicesPasskeys:remove').click();
  await expect(page.getByText(text('devicesPasskeys:none'), { exact: true })).toBeVisible();
  expect((await sandbox.emailsTo(player.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'A passkey was added to your Farstead account',
      'A passkey was removed from your Farstead account',
    ]),
  );

  // The authenticator still has the passkey, but the account does not.
  await page.context().clearCookies();
  await page.goto(loginPath);
  await button(page, 'session:passkey.use').click();
  await expect(noticesIn(page, text('session:passkey.refused'))).toBeVisible();
  await authenticator.send('WebAuthn.removeVirtualAuthenticator', {
    authenticatorId: authenticator.authenticatorId,
  });
});

test('the email field offers a passkey; logging in with a password remains possible', async ({
  page,
  signIn,
}) => {
  const authenticator = await addAuthenticator(page, { offers: true });
  const player = await signIn({}, securityPath);
  await addPasskey(page, 'Blue key');
  const profile = new NavBar(page, english).profileOf(player.displayName);
  const form = LoginForm.onPage(page, english);

  const isUserThere = (enabled: boolean) =>
    authenticator.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: authenticator.authenticatorId,
      enabled,
    });
  const openLogin = async () => {
    await page.context().clearCookies();
    const offered = page.waitForResponse('**/api/auth/passkey/options');
    await page.goto(loginPath);
    await form.email.focus();
    await offered;
  };
  await openLogin();
  await expect(profile).toBeVisible();

  await isUserThere(false);
  await openLogin();
  await form.email.fill(player.email);
  await form.password.fill(player.password);
  await form.submit.click();
  await expect(profile).toBeVisible();
});

test('closing the browser’s passkey dialog shows no error, and the player can retry', async ({
  page,
  signIn,
}) => {
  const authenticator = await addAuthenticator(page, { agrees: false });
  await signIn({}, securityPath);
  await page.getByLabel(text('devicesPasskeys:name.label'), { exact: true }).fill('Blue key');
  await button(page, 'devicesPasskeys:add').click();
  await expect(noticesIn(page, text('devicesPasskeys:problem.passkey-canceled'))).toBeVisible();
  await expect(errorsIn(page.getByRole('main'))).toHaveCount(0);
  await authenticator.send('WebAuthn.setUserVerified', {
    authenticatorId: authenticator.authenticatorId,
    isUserVerified: true,
  });
  await button(page, 'devicesPasskeys:add').click();
  await expect(noticesIn(page, text('devicesPasskeys:added'))).toBeVisible();
});

test('logging in with a passkey replaces the six-digit code', async ({ page, signIn, browserErrors }) => {
  browserErrors.allow(/\/api\/auth\/login$/);
  await addAuthenticator(page);
  const player = await signIn({ twoFactor: true }, securityPath);
  await addPasskey(page, 'Blue key');
  await page.context().clearCookies();
  await page.goto(loginPath);
  await LoginForm.onPage(page, english).signIn(player);
  await button(page, 'session:passkey.useInstead').click();
  await expect(new NavBar(page, english).profileOf(player.displayName)).toBeVisible();
});

test('devices are listed, and confirming the password logs out all other devices', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  const player = await signIn({}, securityPath);
  await sandbox.createTokens(player.id, 900);
  await page.reload();
  const devices = page.getByRole('group', { name: text('devices:title'), exact: true });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText(text('devices:current'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await sandbox.expireProofs(player);
  browserErrors.allow(/\/api\/me\/sessions$/, /\/api\/auth\/proof$/);
  await button(page, 'devices:logOutOthers').click();
  const dialog = page.getByRole('dialog', { name: text('devicesStepUp:title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: text('devicesStepUp:cancel'), exact: true })
    .first()
    .click();
  await expect(errorsIn(page).getByText(english.error(150))).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  await button(page, 'devices:logOutOthers').click();
  const password = dialog.getByLabel(text('devicesStepUp:password.label'), { exact: true });
  await password.fill('wrong-password');
  await dialog.getByRole('button', { name: text('devicesStepUp:confirm'), exact: true }).click();
  await expect(dialog.getByText(text('devicesStepUp:password.wrong'))).toBeVisible();
  await password.fill(player.password);
  await dialog.getByRole('button', { name: text('devicesStepUp:confirm'), exact: true }).click();
  await expect(noticesIn(page, text('devices:done.others'))).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('the device and passkey lists fit the narrowest phone (de-de) @phone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await addAuthenticator(page);
  const player = await signIn({ language: 'de' });
  await sandbox.createTokens(player.id, 900);
  await page.goto(german.path.security);
  await page
    .getByLabel(german.text('devicesPasskeys:name.label'), { exact: true })
    .fill('Donaudampfschifffahrtsgesellschaft');
  await page.getByRole('button', { name: german.text('devicesPasskeys:add'), exact: true }).click();
  await expect(noticesIn(page, german.text('devicesPasskeys:added'))).toBeVisible();
  await expectFitsNarrowPhone(page);
  await expectAccessible(page);
});
