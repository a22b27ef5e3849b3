import { pathOf } from '#domain/navigation/matchPath';
import { expectAccessible, expectNoSidewaysScroll, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

for (const language of languages) {
  const { locale, text, date } = language;

  test(`DC-01 DC-02 a player converts DACs, and sends DACs using the keyboard (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
  }) => {
    const traits = { language: language.code, dacs: 7, gameTimeMonths: 1 };
    const player = await sandbox.createPlayer({ traits });
    const friend = await sandbox.createPlayer();
    await storeTokens(context, tokensOf(player));
    await page.goto(pathOf('dacs', locale));
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name: text(name), exact: true });
    const converting = region('coupons:convert.title');
    const sending = region('coupons:transfer.title');
    const history = region('coupons:history.title');
    const quantityIn = (form: typeof converting) => form.getByLabel(text('coupons:quantity.label'));
    await expect(main.getByText(text('coupons:count_other'), { exact: true })).toBeVisible();
    await expectValidPage(page, language);

    await quantityIn(converting).fill('8');
    await converting.getByRole('button', { name: text('coupons:convert.submit'), exact: true }).click();
    await expect(converting).toContainText(text('coupons:quantity.tooMany_other', { count: 7 }));
    await expect(quantityIn(converting)).toBeFocused();
    await quantityIn(converting).fill('2');
    await quantityIn(converting).press('Enter');
    const confirming = page.getByRole('dialog', {
      name: text('coupons:convert.confirm.title_other', { count: 2 }),
    });
    await expectAccessible(page);
    await confirming
      .getByRole('button', { name: text('coupons:convert.confirm.submit_other', { count: 2 }) })
      .click();
    const converted = text('coupons:convert.done.title_other', { count: 2 });
    await expect(converting.getByText(converted, { exact: true })).toBeVisible();
    await expect(converting).toContainText(date(await sandbox.gameTimeEnd(player)));

    const recipient = sending.getByRole('combobox');
    await recipient.focus();
    await page.keyboard.type(friend.displayName);
    await expect(sending.getByRole('option', { name: friend.displayName })).toBeVisible();
    await expect(sending.getByRole('option', { name: friend.displayName })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(recipient).toHaveValue(friend.displayName);
    await quantityIn(sending).fill('3');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('coupons:confirm.title_other', { count: 3 }) });
    await expect(dialog).toContainText(friend.displayName);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    const send = dialog.getByRole('button', { name: text('coupons:confirm.send_other', { count: 3 }) });
    await send.focus();
    await page.keyboard.press('Enter');
    const sent = text('coupons:transfer.done_other', { count: 3, name: friend.displayName });
    await expect(sending.getByText(sent, { exact: true })).toBeVisible();

    const rows = history.getByRole('row');
    await expect(rows.nth(1)).toContainText(text('coupons:details.sent', { name: friend.displayName }));
    await expect(rows.nth(2)).toContainText(text('coupons:details.conversion_other', { count: 2 }));
    await expect(rows.nth(3)).toContainText(text('coupons:type.creation'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('DC-02 the history shows five entries per page', async ({ page, context, request, sandbox }) => {
  const { text } = english;
  const player = await sandbox.createPlayer({ traits: { dacs: 20 } });
  for (let quantity = 21; quantity <= 26; quantity += 1) {
    const answer = await request.post('/sandbox/dacs', { data: { email: player.email, quantity } });
    expect(answer.status()).toBe(204);
  }
  await storeTokens(context, tokensOf(player));
  await page.goto(pathOf('dacs', english.locale));
  const history = page.getByRole('region', { name: text('coupons:history.title'), exact: true });
  await expect(history.getByRole('row')).toHaveCount(6);
  await expect(history.getByRole('row').nth(1)).toContainText('26');
  await history.getByRole('button', { name: text('coupons:history.next') }).click();
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByRole('row').nth(2)).toContainText('20');
  await expectAccessible(page);
});

test('DC-01 shows an offline message when DACs are turned off', async ({ page, context, sandbox }) => {
  await sandbox.injectFault({ path: '/api/inventory/settings/dac-enabled', status: 200, body: false });
  await storeTokens(context, tokensOf(await sandbox.createPlayer({ traits: { dacs: 2 } })));
  await page.goto(pathOf('dacs', english.locale));
  const main = page.getByRole('main');
  await expect(main.getByText(english.text('coupons:offline.text'))).toBeVisible();
  await expect(main.getByRole('button', { name: english.text('coupons:convert.submit') })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
