import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { expect, test } from './support/test';

const newName = (): string => `pilot-${randomUUID().slice(0, 8)}`;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Chooses an account with this name on a mock page, which uses the language of the browser. */
const allow = async (page: Page, name: string, account: string): Promise<void> => {
  await page.getByLabel('Name').fill(name);
  await page
    .locator('form', { has: page.getByLabel('Name') })
    .locator(`button[value="${account}"]`)
    .click();
};

for (const language of languages) {
  const { locale, text } = language;

  test(`LK-01 a player links Discord on its authorization page and unlinks it again (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
    signIn,
  }) => {
    const player = await signIn({ language: language.code }, pathOf('linked', locale));
    const discord = region(page, text('linkedAccounts:discord.title'));
    await expectValidPage(page, language);

    await discord.getByRole('button', { name: text('linkedAccounts:discord.link') }).click();
    await expect(page).toHaveURL(/\/sandbox\/discord\/authorize\?/);
    await expectAccessible(page);
    const name = newName();
    await allow(page, `${name}#4071`, 'other');

    await expect(noticesIn(page, text('linkedAccounts:linked.discord'))).toBeVisible();
    await expect(discord).toContainText(`${name}#4071`);
    await expect(page).toHaveURL(pathOf('linked', locale));
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('discordState');

    await discord.getByRole('button', { name: text('linkedAccounts:discord.unlink') }).click();
    const dialog = page.getByRole('dialog', { name: text('linkedAccounts:ask.discord.title') });
    await expect(dialog).toContainText(text('linkedAccounts:ask.discord.text'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text('linkedAccounts:ask.unlink') }).click();
    await expect(noticesIn(page, text('linkedAccounts:unlinked.discord'))).toBeVisible();
    await expect(page.locator('#link-outcome')).toBeFocused();
    await expect(discord.getByRole('button', { name: text('linkedAccounts:discord.link') })).toBeVisible();
    const subjects = (await sandbox.emailsTo(player.email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    await expectAccessible(page);
  });
}

test('LK-02 a player links the store account on the store’s page, receives its game time, and can unlink it', async ({
  page,
  signIn,
}) => {
  const { text } = english;
  await signIn({}, '/account/linked');
  const store = region(page, text('linkedAccounts:store.title'));
  await store.getByRole('button', { name: text('linkedAccounts:store.link') }).click();
  await expect(page).toHaveURL(/\/sandbox\/steam\/openid\?/);
  await expectAccessible(page);
  await allow(page, newName(), 'owner');

  await expect(noticesIn(page, text('linkedAccounts:linked.store'))).toBeVisible();
  await store.getByRole('button', { name: text('linkedAccounts:gameTime.add') }).click();
  await expect(store).toContainText(text('linkedAccounts:gameTime.added', { date: '' }).slice(0, 16));
  await expect(page).toHaveURL('/account/linked');

  await store.getByRole('button', { name: text('linkedAccounts:store.unlink') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('linkedAccounts:ask.unlink') })
    .click();
  await expect(store.getByRole('button', { name: text('linkedAccounts:store.link') })).toBeVisible();
});

test('LK-01 a forged, canceled or failed return from Discord links no account and shows a message', async ({
  page,
  signIn,
}) => {
  const { text } = english;
  await signIn({}, '/account/linked?code=stolen&state=guessed');
  await expect(errorsIn(page)).toContainText(text('linkedAccounts:problem.state'));
  await expect(page).toHaveURL('/account/linked');
  await expect(errorsIn(page)).toContainText(text('linkedAccounts:problem.state'));

  const discord = region(page, text('linkedAccounts:discord.title'));
  await discord.getByRole('button', { name: text('linkedAccounts:discord.link') }).click();
  await page.goBack();
  await discord.getByRole('button', { name: text('linkedAccounts:discord.link') }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(noticesIn(page, text('linkedAccounts:canceledText'))).toBeVisible();
  await expect(discord.getByRole('button', { name: text('linkedAccounts:discord.link') })).toBeVisible();

  await page.goto(`/account/linked?error=${encodeURIComponent('Log in at http://evil.example')}`);
  await expect(errorsIn(page)).toContainText(text('linkedAccounts:said.other'));
  await expect(page.getByText('evil.example')).toBeHidden();
  await page.goto('/account/linked?error=server_error');
  await expect(errorsIn(page)).toContainText('server_error');
});
