import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { recordCalls } from './support/calls';
import { holdRequests } from './support/holdRequests';
import { english, french, languages, type SiteLanguage } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { NavBar } from './support/pages/NavBar';
import { linkIn, type TestPlayer } from './support/Sandbox';
import { expectNoTokens } from './support/session';
import { expect, test } from './support/test';
import { shortenTimeouts, simulateFailureModes } from './support/failureModes';

const activation = /^\/api\/register\/activate\//;
const linkOwner = /^\/api\/account\/link-owner$/;

/** Opens the link in a browser that did not register the account, and confirms the activation. */
const openAndActivate = async (
  page: Page,
  link: string,
  { displayName: name }: Pick<TestPlayer, 'displayName'>,
  { text }: SiteLanguage = english,
): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: text('registrationRecovery:activate.submitFor', { name }) }).click();
};

for (const language of languages) {
  const { locale, path, text } = language;

  test(`AV-01 RS-01 a requested email’s link activates the account, signs in and opens the products (${locale}) @phone`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed', language: language.code } });
    await page.goto(path.resend);
    await expectNoSidewaysScroll(page);
    await page.getByLabel(text('session:resend.emailLabel')).fill(player.email);
    await page.getByRole('button', { name: text('session:resend.submit') }).click();
    await expect(page.getByRole('main').getByText(text('session:resend.sent'))).toBeVisible();
    await expectAccessible(page);
    const [message] = await sandbox.emailsTo(player.email);
    expect(message?.language).toBe(language.code);
    const link = linkIn(message);

    const sent = recordCalls(page, 'POST', activation);
    const release = await holdRequests(page, '**/api/register/activate/**');
    await page.goto(link);
    await expect(page.locator('h1')).toHaveText(text('registrationRecovery:activate.question'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openAndActivate(page, link, player, language);
    await expect(page.locator('h1')).toHaveText(text('registrationRecovery:activate.title'));
    await expectAccessible(page);
    release();
    await expect(page.locator('h1')).toHaveText(text('registrationRecovery:activate.done'));
    await expect(
      page
        .getByRole('main')
        .getByText(text('registrationRecovery:activate.doneText', { name: player.displayName })),
    ).toBeVisible();
    await expect(page).toHaveURL(path.products);
    await new NavBar(page, language).expectSignedIn(player.displayName);
    expect(sent).toHaveLength(1);
  });

  test(`AV-01 a replaced link redirects to the home page with a notice and a link to request another email (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(linkOwner);
    const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
    const old = await sandbox.createLink(player, 'activation', language.code);
    await sandbox.createLink(player, 'activation', language.code);
    await page.goto(old);
    await expect(page).toHaveURL(path.home);
    const notice = errorsIn(page);
    await expect(notice).toContainText(text('registrationRecovery:news.activation-key-dead.title'));
    await expect(notice).toContainText(text('registrationRecovery:news.activation-key-dead.text'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectNoTokens(context);
    await notice.getByRole('link', { name: text('registrationRecovery:news.newLetter') }).click();
    await expect(page).toHaveURL(path.resend);
    await expect(notice).toBeHidden();
  });

  test(`AV-01 a failed call does not report the link as invalid and can be retried (${locale})`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(activation);
    await shortenTimeouts(page);
    const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed', language: language.code } });
    const link = await sandbox.createLink(player, 'activation', language.code);
    const end = await sandbox.injectFault({
      status: 500,
      body: { code: 50 },
      path: '/api/register/activate/',
    });
    await openAndActivate(page, link, player, language);
    const alert = errorsIn(page.getByRole('main'));
    await expect(alert).toContainText(language.error(50));
    await expect(page.locator('h1')).toHaveText(text('app:failure.lost.title'));
    await expectAccessible(page);
    await end();
    const retry = page.getByRole('button', { name: text('registrationRecovery:activate.retry') });
    // These faults respond instead of the API, so the key is not used up.
    await simulateFailureModes(sandbox, { path: '/api/register/activate/' }, async ({ fault, message }) => {
      if (fault.delayMs !== undefined) return;
      await retry.click();
      await expect(alert).toContainText(message(language));
    });
    await retry.click();
    await expect(page).toHaveURL(path.products);
  });
}

test('AV-01 activation redirects a player from the contest back to it with a full page load', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  const link = await sandbox.createLink(player, 'activation', 'en');
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === english.path.contest,
  );
  await openAndActivate(page, `${link}?source=contest`, player);
  await loaded;
  await new NavBar(page, english).expectSignedIn(player.displayName);
});

test('AV-01 going back from the products or reloading does not send the key again', async ({
  page,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  const link = await sandbox.createLink(player, 'activation', 'en');
  const sent = recordCalls(page, 'POST', activation);
  await page.goto(english.path.login);
  await openAndActivate(page, link, player);
  await expect(page.locator('h1')).toHaveText(english.text('registrationRecovery:activate.done'));
  await page.reload();
  await expect(page).toHaveURL(english.path.products);
  await page.goBack();
  await expect(page).toHaveURL(english.path.products);
  expect(sent).toHaveLength(1);
});

test('AV-01 the link signs its player in and any other player out, in every tab', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const somebody = await signIn({ language: 'fr' });
  const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  const link = await sandbox.createLink(player, 'activation', 'en');
  const other = await context.newPage();
  await other.goto(french.path.home);
  await new NavBar(other, french).expectSignedIn(somebody.displayName);
  await openAndActivate(page, link, player);
  await expect(page).toHaveURL(english.path.products);
  await new NavBar(page, english).expectSignedIn(player.displayName);
  await expect(other.getByRole('banner')).toContainText(player.displayName.slice(0, 9));
  await other.close();
});

test('AV-01 reopening the link shows which player is signed in', async ({ page, sandbox, browserErrors }) => {
  browserErrors.allow(linkOwner);
  const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  const link = await sandbox.createLink(player, 'activation', 'en');
  await openAndActivate(page, link, player);
  await expect(page).toHaveURL(english.path.products);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect(page).toHaveURL('/');
  const { displayName: name } = player;
  const notice = english.text('registrationRecovery:news.activation-key-used.signedIn', { name });
  await expect(noticesIn(page, notice)).toBeVisible();
});

test('RS-01 the resend page accepts only the signed-in player’s email', async ({ page, signIn }) => {
  const player = await signIn({}, english.path.resend);
  const email = page.getByLabel(english.text('session:resend.emailLabel'));
  await expect(email).toHaveValue(player.email);
  await expect(email).not.toBeEditable();
  await page.getByRole('button', { name: english.text('session:resend.submit') }).click();
  await expect(page.getByRole('main').getByText(english.text('session:resend.sent'))).toBeVisible();
});

test('RS-01 shows invalid values next to the field and failed calls above it', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  const path = '/api/users/resend-activation';
  browserErrors.allow(/^\/api\/users\/resend-activation$/);
  const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  await page.goto(english.path.resend);
  const main = page.getByRole('main');
  const email = page.getByLabel(english.text('session:resend.emailLabel'));
  const submit = page.getByRole('button', { name: english.text('session:resend.submit') });
  await submit.click();
  await expect(email).toHaveAccessibleDescription(english.text('session:email.required'));
  await expect(email).toBeFocused();
  await email.fill('nobody');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(english.text('session:email.invalid'));
  await email.fill(player.email);
  for (const fault of [{ status: 500 }, { status: 429 }, { cut: true }, { malformed: 'html-200' as const }]) {
    const end = await sandbox.injectFault({ ...fault, path });
    await submit.click();
    await expect(errorsIn(main)).toHaveText(english.text('session:resend.failed'));
    await expect(email).toHaveValue(player.email);
    await end();
  }
  await submit.click();
  await expect(main.getByText(english.text('session:resend.sent'))).toBeVisible();
});

test('AV-01 a page with a key in its URL does not expose the key anywhere else', async ({
  page,
  sandbox,
  request,
}) => {
  const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
  const link = await sandbox.createLink(player, 'activation', 'en');
  const key = link.split('/').at(-1) ?? '';
  const answer = await request.get(link);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await answer.text()).not.toContain(key);
  const naming: string[] = [];
  page.on('request', (sent) => {
    if (sent.headers().referer?.includes(key)) naming.push(sent.url());
  });
  await openAndActivate(page, link, player);
  await expect(page).toHaveURL(english.path.products);
  expect(naming).toEqual([]);
});
