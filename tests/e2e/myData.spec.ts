import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { german, languages, type SiteLanguage } from './support/languages';
import { linkIn } from './support/Sandbox';
import { expect, test } from './support/test';

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  const button = (key: string) => main.getByRole('button', { name: text(key), exact: true });
  const dialog = page.getByRole('dialog');
  return {
    main,
    dialog,
    download: button('myData:export.submit'),
    remove: button('myData:delete.submit'),
    keep: button('myData:keep.submit'),
    password: dialog.getByLabel(text('securityPassword:label'), { exact: true }),
    confirm: dialog.getByRole('button', { name: text('securityPassword:confirm'), exact: true }),
  };
};

for (const language of languages) {
  const { locale, path, text } = language;

  test(`a player downloads their data, requests a deletion and cancels it (${locale}) @phone`, async ({
    page,
    signIn,
  }) => {
    const { main, dialog, download, remove, keep, password, confirm } = pageIn(page, language);
    const player = await signIn({ language: language.code }, path.myData);
    await expectValidPage(page, language);

    const saving = page.waitForEvent('download');
    await download.click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^farstead-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      data: { players: [{ id: player.id }] },
    });
    await expect(main.getByText(text('myData:export.done'))).toBeVisible();

    await main.getByRole('button', { name: text('myData:export.show'), exact: true }).click();
    const report = main.getByRole('region', { name: text('myData:report.title'), exact: true });
    await expect(report.getByRole('heading')).toBeFocused();
    await report.getByText(text('myDataExport:table.players'), { exact: true }).click();
    await expect(report.getByText(player.displayName, { exact: true }).first()).toBeVisible();
    await expect(report).toContainText(text('myDataExport:table.receipts'));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await remove.click();
    await expectAccessible(page);
    await password.fill(player.password);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(keep).toBeVisible();
    await expect(remove).toBeHidden();
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await keep.click();
    await expect(main.getByText(text('myData:kept.title'))).toBeVisible();
    await expect(remove).toBeVisible();
    await expectAccessible(page);
  });
}

test('the emailed link cancels the deletion without signing the player in, and says so again when used twice', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const { path, text } = german;
  const { remove, keep, password, confirm, main } = pageIn(page, german);
  const player = await signIn({ language: 'de' }, path.myData);
  await remove.click();
  await password.fill(player.password);
  await confirm.click();
  await expect(keep).toBeVisible();

  await context.clearCookies();
  const [message] = await sandbox.emailsTo(player.email);
  const link = linkIn(message);
  expect(link.startsWith(pathOf('keepAccount', german.locale, { key: '' }))).toBe(true);
  await page.goto(link);
  await expectValidPage(page, german);
  await expectAccessible(page);
  await keep.click();
  await expect(main.getByRole('heading', { name: text('myData:kept.title') })).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await keep.click();
  await expect(main.getByRole('heading', { name: text('myData:kept.title') })).toBeFocused();
});
