import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { recordCalls } from './support/calls';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { linkIn } from './support/Sandbox';
import { expectNoTokens, storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';
import { shortenTimeouts, simulateFailureModes } from './support/failureModes';

const resets = /^\/api\/auth\/me\/reset-credentials\//;
const chosen = 'Sternenstaub-4711';

const forgotIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel(text('registrationRecovery:email.label'), { exact: true }),
    submit: main.getByRole('button', { name: text('registrationRecovery:forgot.submit'), exact: true }),
    sent: noticesIn(main, text('registrationRecovery:forgot.sent')),
    alert: errorsIn(main),
  };
};

const resetIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  return {
    password: main.getByLabel(text('registrationRecovery:password.label'), { exact: true }),
    repeated: main.getByLabel(text('registrationRecovery:repeat.label'), { exact: true }),
    disableMFA: main.getByLabel(text('registrationRecovery:disableMFA.label')),
    submit: main.getByRole('button', { name: text('registrationRecovery:reset.submit'), exact: true }),
    alert: errorsIn(main),
  };
};

for (const language of languages) {
  const { locale, path, text } = language;

  test(`FP-01 SE-10 a player resets the password by email and signs in with the new one (${locale}) @phone @languages`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/api\/auth\/login$/);
    const player = await sandbox.createPlayer({ traits: { language: language.code } });
    const login = LoginForm.onPage(page, language);
    const forgot = forgotIn(page, language);
    await page.goto(path.login);
    await login.email.fill(player.email);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('session:forgot.link') })
      .click();
    await expect(page).toHaveURL(path.forgot);
    await expect(forgot.email).toHaveValue(player.email);
    await forgot.submit.click();
    await expect(forgot.sent).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(forgot.email).toHaveValue(player.email);
    await forgot.email.fill('');
    await expect(forgot.sent).toBeHidden();

    const [message] = await sandbox.emailsTo(player.email);
    expect(message?.language).toBe(language.code);
    const reset = resetIn(page, language);
    await page.goto(linkIn(message));
    await expect(reset.password).toBeVisible();
    await expect(reset.disableMFA).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await reset.password.fill(chosen);
    await reset.repeated.fill(chosen);
    await reset.submit.click();
    await expect(page.locator('h1')).toHaveText(text('registrationRecovery:reset.done'));
    await expect(page.locator('h1')).toBeFocused();
    await expectAccessible(page);
    await expect(page).toHaveURL(path.login);
    await expect(noticesIn(page, text('registrationRecovery:news.password-changed.text'))).toBeVisible();
    await login.signIn(player);
    await expect(login.password).toHaveAccessibleDescription(language.error(100));
    await login.signIn({ ...player, password: chosen });
    await expect(page).toHaveURL(path.products);
    await new NavBar(page, language).expectSignedIn(player.displayName);
  });

  test(`FP-01 a missing or invalid value shows a message next to the field (${locale})`, async ({
    page,
    sandbox,
  }) => {
    const calls = recordCalls(page, 'PUT', resets);
    const forgot = forgotIn(page, language);
    await page.goto(path.forgot);
    await forgot.submit.click();
    await expect(forgot.email).toHaveAccessibleDescription(text('registrationRecovery:email.required'));
    await expect(forgot.email).toBeFocused();
    await forgot.email.fill('pilot farstead.test');
    await forgot.submit.click();
    await expect(forgot.email).toHaveAccessibleDescription(text('registrationRecovery:email.invalid'));
    await expectAccessible(page);

    const reset = resetIn(page, language);
    await page.goto(await sandbox.createLink(await sandbox.createPlayer(), 'reset', language.code));
    await reset.submit.click();
    await expect(reset.alert).toHaveText([
      text('registrationRecovery:password.required'),
      text('registrationRecovery:repeat.required'),
    ]);
    await expect(reset.password).toBeFocused();
    await reset.password.fill('seven77');
    await reset.repeated.fill('seven7');
    await reset.submit.click();
    await expect(reset.alert).toHaveText([
      text('registrationRecovery:password.tooShort'),
      text('registrationRecovery:repeat.mismatch'),
    ]);
    await expectAccessible(page);
    await reset.password.fill('x'.repeat(129));
    await reset.submit.click();
    await expect(reset.alert.first()).toHaveText(text('registrationRecovery:password.tooLong'));
    expect(calls).toEqual([]);
  });

  test(`FP-01 a used link opens the first step with a message (${locale}) @phone`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(resets);
    const player = await sandbox.createPlayer();
    const old = await sandbox.createLink(player, 'reset', language.code);
    await sandbox.createLink(player, 'reset', language.code);
    await page.goto(old);
    await expect(page).toHaveURL(path.forgot);
    await expect(errorsIn(page)).toContainText(text('registrationRecovery:news.reset-key-dead.text'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test(`FP-01 a failed call shows a message and keeps the input (${locale})`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(resets);
    await shortenTimeouts(page);
    const player = await sandbox.createPlayer();
    // Status 429 shows the message of code 31 for the request and that of code 429 for the confirmation.
    const wordsAt =
      (code: number) =>
      (name: string, message: string): string =>
        name.startsWith('429') ? language.error(code) : message;
    const forgot = forgotIn(page, language);
    await page.goto(path.forgot);
    await forgot.email.fill(player.email);
    await simulateFailureModes(
      sandbox,
      { path: '/api/auth/me/reset-credentials/request' },
      async ({ name, message }) => {
        await forgot.submit.click();
        await expect(forgot.alert).toContainText(wordsAt(31)(name, message(language)));
        await expect(forgot.email).toHaveValue(player.email);
      },
    );

    const reset = resetIn(page, language);
    await page.goto(await sandbox.createLink(player, 'reset', language.code));
    await reset.password.fill(chosen);
    await reset.repeated.fill(chosen);
    await simulateFailureModes(
      sandbox,
      { method: 'PUT', path: '/api/auth/me/reset-credentials/' },
      async ({ name, fault, message }) => {
        // A delayed request still changes the password.
        if (fault.delayMs !== undefined) return;
        await reset.submit.click();
        await expect(reset.alert).toContainText(wordsAt(429)(name, message(language)));
        await expect(reset.password).toHaveValue(chosen);
        await expect(reset.repeated).toHaveValue(chosen);
      },
    );
    await reset.submit.click();
    await expect(page.locator('h1')).toHaveText(text('registrationRecovery:reset.done'));
  });
}

test('FP-01 an unknown email receives the same response as a known email', async ({
  page,
  scope,
  sandbox,
}) => {
  const forgot = forgotIn(page, english);
  await page.goto(english.path.forgot);
  await forgot.email.fill(`nobody-${scope}@farstead.test`);
  await forgot.email.press('Enter');
  await expect(forgot.sent).toBeVisible();
  expect(await sandbox.emailsTo(`nobody-${scope}@farstead.test`)).toEqual([]);
});

test('FP-01 D-23 a player with two-factor keeps it after the reset', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/auth\/login$/);
  const player = await sandbox.createPlayer({ traits: { twoFactor: true, language: 'de' } });
  const reset = resetIn(page, german);
  await page.goto(await sandbox.createLink(player, 'reset', 'de'));
  await reset.password.fill(chosen);
  await reset.repeated.fill(chosen);
  await expect(reset.disableMFA).not.toBeChecked();
  await reset.submit.click();
  await expect(page).toHaveURL(german.path.login);
  const login = LoginForm.onPage(page, german);
  await login.signIn({ ...player, password: chosen });
  await expect(login.code).toBeVisible();
  await expect.poll(async () => (await sandbox.emailsTo(player.email)).length).toBe(1);
});

test('D-23 a player who lost the phone is led to a reset that waits, and stops it on a device and by email @phone', async ({
  page,
  context,
  browser,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/auth\/login$/);
  const player = await sandbox.createPlayer({ traits: { twoFactor: true, language: 'de' } });
  const { text } = german;
  const login = LoginForm.onPage(page, german);
  await page.goto(german.path.login);
  await login.signIn(player);
  await page.getByRole('button', { name: text('session:none.use') }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('session:none.reset') }).click();
  await expect(forgotIn(page, german).email).toHaveValue(player.email);

  const startReset = async () => {
    const reset = resetIn(page, german);
    await page.goto(await sandbox.createLink(player, 'reset', 'de'));
    await reset.password.fill(chosen);
    await reset.repeated.fill(chosen);
    await reset.disableMFA.check();
    await expect(page.getByLabel(text('registrationRecovery:recoveryCode.label'))).toBeVisible();
    await expectAccessible(page);
    await reset.submit.click();
    await expect(page.locator('h1')).toHaveText(text('registrationRecovery:wait.title'));
    await expect(page.locator('h1')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  await startReset();
  const device = await browser.newContext();
  await storeTokens(device, tokensOf(player));
  const other = await device.newPage();
  await other.goto(german.path.home);
  const stop = other.getByRole('button', { name: text('app:pendingReset.stop') });
  await stop.click();
  await expect(stop).toBeHidden();
  await device.close();

  await startReset();
  const [message] = await sandbox.emailsTo(player.email);
  await context.clearCookies();
  await page.goto(linkIn(message));
  await page.getByRole('button', { name: text('registrationRecovery:stop.submit') }).click();
  await expect(page.locator('h1')).toHaveText(text('registrationRecovery:stop.done'));
  await expectAccessible(page);
});

test('FP-01 resetting the password ends all earlier sessions, in this browser and elsewhere', async ({
  page,
  context,
  browser,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\//);
  const player = await sandbox.createPlayer();
  const elsewhere = await browser.newContext();
  await storeTokens(elsewhere, tokensOf(player));
  await storeTokens(context, tokensOf(player));
  const reset = resetIn(page, english);
  await page.goto(await sandbox.createLink(player, 'reset', 'en'));
  await new NavBar(page, english).expectSignedIn(player.displayName);
  await reset.password.fill(chosen);
  await reset.repeated.fill(chosen);
  await reset.submit.click();
  await expectNoTokens(context);
  await expect(page).toHaveURL(english.path.login);
  const refreshed = await elsewhere.request.post('/api/auth/refresh', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { token: player.refreshToken },
  });
  expect(refreshed.status()).toBe(401);
  await elsewhere.close();
});

test('FP-01 a failed key check does not report the key as invalid and can be retried', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(resets);
  await shortenTimeouts(page);
  const link = await sandbox.createLink(await sandbox.createPlayer(), 'reset', 'en');
  const end = await sandbox.injectFault({
    cut: true,
    method: 'GET',
    path: '/api/auth/me/reset-credentials/',
  });
  await page.goto(link);
  await expect(errorsIn(page.getByRole('main'))).toHaveText(english.text('app:failure.offline'));
  await expectAccessible(page);
  await end();
  const again = page.getByRole('button', { name: english.text('registrationRecovery:reset.retry') });
  await simulateFailureModes(
    sandbox,
    { method: 'GET', path: '/api/auth/me/reset-credentials/' },
    async ({ name, message }) => {
      await again.click();
      const reported = name.startsWith('429') ? english.error(429) : message(english);
      await expect(errorsIn(page.getByRole('main'))).toContainText(reported);
    },
  );
  await again.click();
  await expect(resetIn(page, english).password).toBeVisible();
});
