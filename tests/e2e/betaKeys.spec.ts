import { randomUUID } from 'node:crypto';
import { pathOf } from '#domain/navigation/pagePaths';
import {
  expectAccessible,
  expectFitsNarrowPhone,
  expectNoSidewaysScroll,
  expectValidPage,
} from './support/accessibility';
import { english, languages } from './support/languages';
import { expect, test } from './support/test';

for (const language of languages) {
  const { locale, text } = language;

  test(`KY-01 a player sends a beta key by email and cancels it (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const email = `friend-${randomUUID().slice(0, 8)}@farstead.test`;
    await signIn({ language: language.code, betaKeys: 1 }, pathOf('betaKeys', locale));
    const main = page.getByRole('main');
    const sending = main.getByRole('region', { name: text('betaKeys:send.title'), exact: true });
    const list = main.getByRole('region', { name: text('betaKeys:list.title'), exact: true });
    const totals = main.locator('.key-totals dd');
    await expect(totals).toHaveText(['1', '0', '0']);
    await expectValidPage(page, language);

    await sending.getByLabel(text('account:note.label')).fill('<i>Come and build</i>');
    await sending.getByLabel(text('betaKeys:send.label')).fill(email);
    await page.keyboard.press('Enter');
    await expect(sending.getByText(text('betaKeys:send.done', { email }))).toBeVisible();
    await expect(totals).toHaveText(['0', '1', '0']);
    await expect(sending.getByText(text('betaKeys:send.nonePending'))).toBeVisible();
    await expect(sending.getByRole('link', { name: text('betaKeys:send.recruit') })).toBeVisible();
    const [message] = await sandbox.emailsTo(email);
    expect(message?.language).toBe(language.code);
    expect(message?.text).toContain(`${pathOf('signup', locale)}?code=`);
    expect(message?.text).toContain('<i>Come and build</i>');
    await expectAccessible(page);

    await list.getByRole('button', { name: text('betaKeys:cancel.label', { email }) }).click();
    const dialog = page.getByRole('dialog', { name: text('betaKeys:cancel.title') });
    await expect(dialog).toContainText(email);
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    await dialog.getByRole('button', { name: text('betaKeys:cancel.confirm') }).click();
    await expect(list.getByText(text('betaKeys:cancel.done'))).toBeVisible();
    await expect(list.locator('.k-outcome')).toBeFocused();
    await expect(list.getByText(email)).toBeHidden();
    await expect(totals).toHaveText(['1', '0', '0']);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('KY-01 a player finds a received key with its note and activates it', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { text } = english;
  const giver = await sandbox.createPlayer({ traits: { betaKeys: 1 } });
  const player = await signIn();
  await sandbox.sendBetaKey(giver, player, 'Come and build');
  await page.goto(pathOf('products', english.locale));
  const notices = page.getByRole('region', { name: text('account:notices.label') });
  await expect(notices).toContainText(text('account:gift.betaKey.title', { name: giver.displayName }));
  await expect(notices).toContainText('Come and build');
  await expectAccessible(page);
  await notices.getByRole('link', { name: text('account:gift.betaKey.show') }).click();
  const received = page.getByRole('region', { name: text('betaKeys:received.title'), exact: true });
  await expect(received).toContainText(text('betaKeys:received.from', { name: giver.displayName }));
  await expect(received.getByText('Come and build')).toBeVisible();
  await expectAccessible(page);
  await received.getByRole('button').click();
  const activating = page.getByRole('region', { name: text('betaKeys:activate.title'), exact: true });
  await expect(activating.getByText(text('betaKeys:activate.done'), { exact: true })).toBeVisible();
  await expect(activating).toBeFocused();
  await expect(received).toBeHidden();
});

test('KY-01 a pasted link activates a key, and reusing the key is rejected', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/inventory\/keys\//);
  const { text, date } = english;
  const code = await sandbox.createCode({ months: 1 });
  const player = await signIn({}, pathOf('betaKeys', english.locale));
  const activating = page.getByRole('region', { name: text('betaKeys:activate.title'), exact: true });
  const key = activating.getByLabel(text('betaKeys:activate.label'), { exact: true });
  const submit = activating.getByRole('button', { name: text('betaKeys:activate.submit'), exact: true });

  await submit.click();
  await expect(key).toBeFocused();
  await expect(activating).toContainText(text('betaKeys:activate.required'));
  await expectAccessible(page);
  await key.fill(`https://farstead.test/signup?code=${code}`);
  await submit.click();
  await expect(activating.getByText(text('betaKeys:activate.done'), { exact: true })).toBeVisible();
  await expect(activating).toContainText(date(await sandbox.gameTimeEnd(player)));
  await expect(activating).toContainText(text('betaKeys:activate.count_one', { count: 1 }));
  await expectAccessible(page);

  await key.fill(code);
  await submit.click();
  await expect(key).toBeFocused();
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  await expect(key).toHaveValue(code);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
