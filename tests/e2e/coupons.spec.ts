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
  const { locale, text, date } = language;

  test(`DC-01 DC-02 a player converts DACs, and sends DACs using the keyboard (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const friend = await sandbox.createPlayer();
    const player = await signIn(
      { language: language.code, dacs: 7, gameTimeMonths: 1 },
      pathOf('dacs', locale),
    );
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
    const promisedEnd = await confirming.getByRole('time').innerText();
    await confirming
      .getByRole('button', { name: text('coupons:convert.confirm.submit_other', { count: 2 }) })
      .click();
    const converted = text('coupons:convert.done.title_other', { count: 2 });
    await expect(converting.getByText(converted, { exact: true })).toBeVisible();
    await expect(converting).toContainText(date(await sandbox.gameTimeEnd(player)));
    await expect(converting).toContainText(promisedEnd);

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
    await sending.getByLabel(text('account:note.label')).fill('<b>For the haul</b>');
    await quantityIn(sending).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('coupons:confirm.title_other', { count: 3 }) });
    await expect(dialog).toContainText(friend.displayName);
    await expect(dialog).toContainText('<b>For the haul</b>');
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    const send = dialog.getByRole('button', { name: text('coupons:confirm.send_other', { count: 3 }) });
    await send.focus();
    await page.keyboard.press('Enter');
    const sent = text('coupons:transfer.done_other', { count: 3, name: friend.displayName });
    await expect(sending.getByText(sent, { exact: true })).toBeVisible();

    const rows = history.getByRole('row');
    await expect(rows.nth(1)).toContainText(text('coupons:details.sent', { name: friend.displayName }));
    await expect(rows.nth(1)).toContainText('<b>For the haul</b>');
    const [email] = await sandbox.emailsTo(friend.email);
    expect(email?.text).toContain('<b>For the haul</b>');
    expect(email?.text).toContain(player.displayName);
    await expect(rows.nth(2)).toContainText(text('coupons:details.conversion_other', { count: 2 }));
    await expect(rows.nth(3)).toContainText(text('coupons:type.creation'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('DC-01 a player without DACs learns what they are, and is notified of a gift @phone', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { text } = english;
  const player = await signIn({}, pathOf('dacs', english.locale));
  const main = page.getByRole('main');
  const none = main.getByRole('region', { name: text('coupons:none.title'), exact: true });
  await expect(none).toContainText(text('coupons:none.how'));
  await expect(none.getByText(player.displayName)).toBeVisible();
  await expectAccessible(page);
  await expectFitsNarrowPhone(page);

  const giver = await sandbox.createPlayer({ traits: { dacs: 3 } });
  await sandbox.transferDacs(giver, player, { quantity: 2, note: 'Thanks for the hull' });
  await page.goto(pathOf('products', english.locale));
  const notices = page.getByRole('region', { name: text('account:notices.label') });
  await expect(notices).toContainText(
    text('account:gift.dacs.title_other', { count: 2, name: giver.displayName }),
  );
  await expect(notices).toContainText('Thanks for the hull');
  await expectAccessible(page);
  await notices.getByRole('link', { name: text('account:gift.dacs.show') }).click();
  await expect(main.getByRole('region', { name: text('coupons:convert.title'), exact: true })).toBeVisible();
  await expect(none).toBeHidden();
});

test('DC-02 the history shows five entries per page', async ({ page, request, signIn }) => {
  const { text } = english;
  const player = await signIn({ dacs: 20 });
  for (let quantity = 21; quantity <= 26; quantity += 1) {
    const answer = await request.post('/sandbox/dacs', { data: { email: player.email, quantity } });
    expect(answer.status()).toBe(204);
  }
  await page.goto(pathOf('dacs', english.locale));
  const history = page.getByRole('region', { name: text('coupons:history.title'), exact: true });
  await expect(history.getByRole('row')).toHaveCount(6);
  await expect(history.getByRole('row').nth(1)).toContainText('26');
  await history.getByRole('button', { name: text('coupons:history.next') }).click();
  await expect(history.getByRole('row')).toHaveCount(3);
  await expect(history.getByRole('row').nth(2)).toContainText('20');
  await expectAccessible(page);
});

test('DC-01 shows an offline message when DACs are turned off', async ({ page, sandbox, signIn }) => {
  await sandbox.injectFault({ path: '/api/inventory/settings/dac-enabled', status: 200, body: false });
  await signIn({ dacs: 2 }, pathOf('dacs', english.locale));
  const main = page.getByRole('main');
  await expect(main.getByText(english.text('coupons:offline.text'))).toBeVisible();
  await expect(main.getByRole('button', { name: english.text('coupons:convert.submit') })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
