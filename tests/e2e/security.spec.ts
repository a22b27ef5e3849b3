import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { backEndTexts } from './support/backEndTexts';
import { english, languages, type SiteLanguage } from './support/languages';
import { errorsIn } from './support/notices';
import { oneTimeCode, wrongOneTimeCode } from './support/oneTimeCode';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { readTokens } from './support/session';
import { expect, test } from './support/test';

const chosen = 'Sternenstaub-4711';
const breached = 'correcthorsebatterystaple';

const passwordCall = /^\/api\/users\/me\/update-password$/;
const enableCall = /^\/api\/me\/enable-mfa$/;
const disableCall = /^\/api\/me\/disable-mfa$/;
const loginCall = /^\/api\/auth\/login$/;
/** The change invalidates the page's access token, which is then renewed. */
const refusedOnce = /^\/api\//;

const securityIn = (page: Page, { text }: SiteLanguage) => {
  const part = (title: string) =>
    page.getByRole('main').getByRole('region', { name: text(`securityPage:${title}`), exact: true });
  const password = part('password.title');
  const twoFactor = part('twoFactor.title');
  const button = (name: string) =>
    twoFactor.getByRole('button', { name: text(`securityPage:${name}`), exact: true });
  const dialog = page.getByRole('dialog', { name: text('securityPassword:title') });
  return {
    password: {
      part: password,
      field: password.getByLabel(text('securityPage:password.label'), { exact: true }),
      repeat: password.getByLabel(text('securityPage:password.repeat'), { exact: true }),
      submit: password.getByRole('button', { name: text('securityPage:password.submit'), exact: true }),
      done: password.getByText(text('securityPage:password.done'), { exact: true }),
    },
    dialog: {
      dialog,
      field: dialog.getByLabel(text('securityPassword:label'), { exact: true }),
      confirm: dialog.getByRole('button', { name: text('securityPassword:confirm'), exact: true }),
    },
    twoFactor: {
      part: twoFactor,
      button,
      qr: twoFactor.getByRole('img', { name: text('securityPage:setup.qr') }),
      secret: twoFactor.locator('.two-factor-secret__key'),
      code: twoFactor.getByLabel(text('securityPage:setup.code'), { exact: true }),
      codes: twoFactor.locator('.recovery-codes__list code'),
      turnOffPassword: twoFactor.getByLabel(text('securityPage:turnOff.password'), { exact: true }),
      turnOffCode: twoFactor.getByLabel(text('securityPage:turnOff.code'), { exact: true }),
    },
  };
};

const expectFits = async (page: Page): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await expectFitsNarrowPhone(page);
  await page.setViewportSize(size);
};

for (const language of languages) {
  const { locale, path, text, code: lang } = language;

  test(`SC-01 changing the password keeps this session and signs the player out elsewhere (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(passwordCall);
    browserErrors.allow(refusedOnce);
    const player = await signIn({ language: lang }, path.security);
    await expectValidPage(page, language);
    await expectFits(page);
    const { password, dialog } = securityIn(page, language);

    await password.submit.click();
    await expect(dialog.dialog).toHaveCount(0);
    await expect(password.field).not.toHaveAttribute('aria-invalid', 'true');

    await password.field.fill(breached);
    await password.repeat.fill(chosen);
    await password.submit.click();
    await expect(password.repeat).toBeFocused();
    await expect(password.part).toContainText(text('securityPage:password.mismatch'));

    await password.repeat.fill(breached);
    await password.submit.click();
    await expect(password.part).toContainText(text('security:password.breached'));
    await expect(password.field).toBeFocused();
    await expectAccessible(page);

    await password.field.fill(chosen);
    await password.repeat.fill(chosen);
    await password.submit.click();
    await expect(dialog.dialog).toBeVisible();
    await dialog.field.fill('not-my-password');
    await dialog.confirm.click();
    await expect(dialog.dialog).toContainText(text('securityPassword:wrong'));
    await dialog.field.fill(player.password);
    await dialog.confirm.click();
    await expect(password.done).toBeVisible();
    await expect(dialog.dialog).toHaveCount(0);
    await expect(password.field).toHaveValue('');
    await expectAccessible(page);

    const [message] = await sandbox.emailsTo(player.email);
    expect(message?.subject).toBe(backEndTexts(locale).security.events['password-changed'].subject);
    await page.goto(path.products);
    await new NavBar(page, language).expectSignedIn(player.displayName);
    expect((await readTokens(context)).token).toBeDefined();
  });

  test(`SC-02 a player turns on two-factor, saves the recovery codes, and turns it off (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(enableCall);
    browserErrors.allow(disableCall);
    const player = await signIn({ language: lang }, path.security);
    const { twoFactor } = securityIn(page, language);

    await twoFactor.button('twoFactor.begin').click();
    await expect(twoFactor.qr).toBeVisible();
    await expect(
      twoFactor.part.getByRole('heading', { name: text('securityPage:setup.title') }),
    ).toBeFocused();
    expect(await twoFactor.qr.boundingBox()).toMatchObject({ width: 188, height: 188 });
    await expectAccessible(page);
    await expectFits(page);
    const secret = ((await twoFactor.secret.textContent()) ?? '').trim();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const isPhone = (page.viewportSize()?.width ?? 0) < 480;
    expect((await twoFactor.secret.innerText()).trim()).toHaveLength(isPhone ? 25 : 32);

    await twoFactor.code.fill(wrongOneTimeCode(secret));
    await twoFactor.button('setup.submit').click();
    await expect(twoFactor.part).toContainText(text('securityPage:setup.wrong'));
    await expect(twoFactor.code).toBeFocused();
    await twoFactor.code.fill(oneTimeCode(secret));
    await twoFactor.button('setup.submit').click();

    await expect(twoFactor.codes).toHaveCount(10);
    await expect(twoFactor.part).toContainText(text('securityPage:turnedOn'));
    await expectAccessible(page);
    await expectFits(page);
    const codes = await twoFactor.codes.allTextContents();
    const downloading = page.waitForEvent('download');
    await twoFactor.button('codes.download').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(text('securityPage:codes.fileName'));
    const saved = readFileSync(await download.path(), 'utf8');
    for (const code of codes) expect(saved).toContain(code);
    await twoFactor.button('codes.done').click();
    await expect(twoFactor.codes).toHaveCount(0);
    await expect(twoFactor.part).toContainText(
      text('securityPage:codes.left_other', { count: 10, date: language.date(new Date()) }),
    );
    await page.reload();
    await expect(twoFactor.button('codes.renew')).toBeVisible();
    await expect(twoFactor.codes).toHaveCount(0);

    await twoFactor.button('turnOff.open').click();
    await twoFactor.turnOffPassword.fill('not-my-password');
    await twoFactor.button('turnOff.submit').click();
    await expect(twoFactor.part).toContainText(text('securityPage:turnOff.passwordWrong'));
    await expectAccessible(page);
    await twoFactor.button('turnOff.useCode').click();
    await twoFactor.turnOffCode.fill((codes[0] ?? '').toLowerCase());
    await twoFactor.button('turnOff.submit').click();
    await expect(twoFactor.part).toContainText(text('securityPage:turnedOff'));
    await expect(twoFactor.button('twoFactor.begin')).toBeVisible();
    await expectAccessible(page);
    const { events } = backEndTexts(locale).security;
    const subjects = (await sandbox.emailsTo(player.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      events['two-factor-off'].subject,
      events['recovery-code-used'].subject,
      events['recovery-codes-renewed'].subject,
      events['two-factor-on'].subject,
    ]);
  });
}

test('a recovery code replaces the six digits for one sign-in', async ({
  page,
  context,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(loginCall);
  const { text, path } = english;
  const player = await signIn({ twoFactor: true }, path.security);
  const { twoFactor } = securityIn(page, english);
  await twoFactor.button('codes.make').click();
  await expect(twoFactor.codes).toHaveCount(10);
  const [code = ''] = await twoFactor.codes.allTextContents();

  const main = page.getByRole('main');
  const field = main.getByLabel(text('session:recovery.label'), { exact: true });
  const confirm = main.getByRole('button', { name: text('session:code.submit'), exact: true });
  const logInWith = async (typed: string): Promise<void> => {
    await context.clearCookies({ name: /^(token|refreshToken)$/ });
    await page.goto(path.login);
    await LoginForm.onPage(page, english).signIn(player);
    await main.getByRole('button', { name: text('session:recovery.use'), exact: true }).click();
    await expect(field).toBeFocused();
    await field.fill(typed);
    await confirm.click();
  };
  await logInWith(code.replace('-', ' ').toLowerCase());
  await expect(page).toHaveURL(path.products);
  await logInWith(code);
  await expect(main).toContainText(text('session:recovery.wrong'));
  await expectAccessible(page);
});

test('AP-01 SC-01 SC-02 the page reports a server failure and keeps the input', async ({
  page,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/^\/(api|sandbox)\//);
  const player = await signIn({}, english.path.security);
  const { password, dialog, twoFactor } = securityIn(page, english);
  await page.route(/\/sandbox\/range\//, (route) => route.abort());
  await page.route(/\/api\/(users\/me\/update-password|me\/)/, (route) => route.abort());

  await twoFactor.button('twoFactor.begin').click();
  await expect(errorsIn(twoFactor.part)).toContainText(english.text('app:failure.offline'));
  await password.field.fill(chosen);
  await password.repeat.fill(chosen);
  await password.submit.click();
  await dialog.field.fill(player.password);
  await dialog.confirm.click();
  await expect(errorsIn(dialog.dialog)).toContainText(english.text('app:failure.offline'));
  await page.unroute(/\/api\/(users\/me\/update-password|me\/)/);
  await dialog.confirm.click();
  await expect(password.done).toBeVisible();
  await twoFactor.button('twoFactor.begin').click();
  await expect(twoFactor.qr).toBeVisible();
});
