import { expectAccessible } from './support/accessibility';
import { recordCalls } from './support/calls';
import { holdRequests } from './support/holdRequests';
import { english, languages } from './support/languages';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

const keysPath = /^\/api\/inventory\/keys\//;
const lastMonth = () => new Date(Date.now() - 30 * 86_400_000).toISOString();

for (const language of languages) {
  const { locale, path, text } = language;

  test(`PD-02 a rejected code shows the reason and remains in the field (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(keysPath);
    const other = await sandbox.createPlayer();
    const codes = {
      'used-code': await sandbox.createCode({ months: 3, usedBy: other.id }),
      'unknown-code': 'ZZZZ-9999-ZZZZ-9999',
      'expired-code': await sandbox.createCode({ months: 3, expiresAt: lastMonth() }),
      'reserved-code': await sandbox.createCode({ months: 3, reservedFor: other.id }),
      malformed: 'not a code',
      required: '   ',
    };
    const products = new ProductsPage(page, language);
    await signIn({ language: language.code }, path.products);

    for (const [reason, code] of Object.entries(codes)) {
      await products.redeemCode(code);
      await expect(products.alert).toHaveText(text(`products:redeem.failure.${reason}`));
      await expect(products.code).toHaveValue(code);
      await expect(products.code).toBeFocused();
      await products.code.fill('');
      await expect(products.alert).toHaveCount(0);
    }
    await expect(products.rows).toHaveCount(0);
  });

  test(`PD-02 the success box differs for a player with more than one product (${locale})`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const code = await sandbox.createCode({ months: 1 });
    const products = new ProductsPage(page, language);
    const player = await signIn(
      { language: language.code, roles: ['LifetimeSubscriber'], gameTimeMonths: 1 },
      path.products,
    );
    await expect(products.rows).toHaveCount(2);

    await products.redeemCode(code.replace(/(.{4})(?=.)/g, '$1 - ').toLowerCase());
    await expect(products.success).toBeVisible();
    const until = language.date(await sandbox.gameTimeEnd(player));
    const [, rest] = text('products:redeem.success.several_one', {
      product: '',
      count: 1,
      date: until,
    }).split(/^\W*/);
    await expect(products.success).toContainText(rest ?? '');
    await expect(products.gameTime).toContainText(until);

    await products.success.getByRole('button', { name: text('products:redeem.success.dismiss') }).click();
    await expect(products.success).toBeHidden();
  });
}

test('PD-02 shows a loader while redeeming, and double clicks and Enter redeem the code once', async ({
  page,
  sandbox,
  signIn,
}) => {
  const code = await sandbox.createCode({ months: 3 });
  const products = new ProductsPage(page, english);
  const fetches = recordCalls(page, 'GET', keysPath);
  const activations = recordCalls(page, 'POST', keysPath);
  await signIn({}, english.path.products);
  const release = await holdRequests(page, '**/api/inventory/keys/**');
  await products.code.fill(code);
  await products.redeem.dblclick();

  await expect(page.getByRole('main').getByText(english.text('products:redeem.submitting'))).toBeVisible();
  await expect(products.code).not.toBeEditable();
  await expectAccessible(page);
  await products.code.press('Enter');
  await products.code.press('Enter');
  release();
  await expect(products.success).toBeVisible();
  await expect(products.code).toBeEditable();
  expect(fetches).toHaveLength(1);
  expect(activations).toHaveLength(1);
});

test('PD-02 a link for another account shows a message and leaves the code field empty', async ({
  page,
  sandbox,
  signIn,
}) => {
  const other = await sandbox.createPlayer();
  const products = new ProductsPage(page, english);
  const player = await signIn({}, `${english.path.products}?code=ABCD2345EFGH6789&user_id=${other.id}`);
  const notice = english.text('products:redeem.failure.otherAccount', { name: player.displayName });
  await expect(page.getByText(notice)).toBeVisible();
  await expect(products.code).toHaveValue('');
  await page.goto(`${english.path.products}?code=ABCD2345EFGH6789&user_id=${player.id}`);
  await expect(products.code).toHaveValue('ABCD2345EFGH6789');
  await expect(page.getByText(notice)).toBeHidden();
});
