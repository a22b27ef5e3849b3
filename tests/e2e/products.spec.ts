import { expectAccessible, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

for (const language of languages) {
  const { locale, path, text } = language;

  test(`PD-01 products show their end dates and actions (${locale}) @phone`, async ({ page, signIn }) => {
    const nextCharge = inDays(100);
    const products = new ProductsPage(page, language);
    await signIn(
      {
        language: language.code,
        roles: ['LifetimeSubscriber', 'journalist'],
        hasMyDUAccess: true,
        gameTimeEnd: inDays(20),
        subscription: { status: 0, dateNextCharge: nextCharge },
      },
      path.products,
    );

    await expect(products.rows).toHaveCount(3);
    await expect(products.row(text('products:names.LifetimeSubscriber'))).toContainText(
      text('products:unlimited'),
    );
    await expect(products.row(text('products:myDU.title'))).toBeVisible();
    const until = language.date(new Date(nextCharge));
    await expect(products.gameTime).toContainText(`${text('products:validUntilLabel')} ${until}`);

    await products.gameTime.getByRole('button').click();
    const details = page.getByRole('dialog', { name: text('products:manage.title') });
    await expect(details).toContainText(text('products:state.Active'));
    await expect(details).toContainText(text('renewal:charge.card', { date: until }));
    await expect(details.getByRole('link', { name: text('products:manage.buy') })).toBeVisible();
    await expect(details.getByRole('link', { name: text('products:manage.subscription') })).toBeVisible();
    await expect(details.getByRole('link', { name: text('products:manage.orders') })).toBeVisible();
    await expect(details).toContainText(text('products:manage.daysLeft_other', { count: 100 }));
    await expectAccessible(page);
    await details
      .getByRole('button', { name: text('products:manage.close') })
      .last()
      .click();
    await expect(details).toBeHidden();
    await expectValidPage(page, language);
  });

  test(`PD-01 expired game time is marked as expired and links to the shop (${locale})`, async ({
    page,
    signIn,
  }) => {
    const ended = inDays(-3);
    const products = new ProductsPage(page, language);
    await signIn({ language: language.code, gameTimeEnd: ended }, path.products);

    await expect(products.gameTime).toContainText(
      text('products:expired', { date: language.date(new Date(ended)) }),
    );
    await expect(products.gameTime.getByRole('button')).toHaveCount(0);
    await expect(products.gameTime.getByRole('link', { name: text('products:buy') })).toBeVisible();
    await expectAccessible(page);
  });

  test(`PD-01 a player claims game time purchased in the store once (${locale})`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const products = new ProductsPage(page, language);
    const player = await signIn(
      { language: language.code, ownership: ['steam'], steamMonths: 3, gameTimeEnd: inDays(-3) },
      path.products,
    );
    await expect(page.getByText(text('products:store.text_other', { count: 3 }))).toBeVisible();
    await expect(products.gameTime, 'no prompt to buy again').toHaveCount(0);

    await page.getByRole('button', { name: text('products:store.claim') }).click();
    const claimed = noticesIn(page.getByRole('main'), language.date(inThreeMonths()));
    await expect(claimed).toContainText(
      text('products:store.claimed', { date: language.date(inThreeMonths()) }),
    );
    await expect(products.gameTime).toContainText(language.date(await sandbox.gameTimeEnd(player)));
    await page.reload();
    await expect(products.gameTime).toBeVisible();
    await expect(page.getByText(text('products:store.title'))).toBeHidden();
  });
}

test('PD-01 claiming game time that another tab already claimed shows a message', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/steam\//);
  await signIn({ ownership: ['steam'], steamMonths: 1 }, english.path.products);
  await expect(page.getByText(english.text('products:store.text_one', { count: 1 }))).toBeVisible();
  await sandbox.injectFault({ method: 'POST', path: '/api/steam', status: 409, body: { code: 205 } });
  await page.getByRole('button', { name: english.text('products:store.claim') }).click();
  await expect(errorsIn(page)).toHaveText(english.text('products:store.nothing'));
});

/** Adds months like the server: clamps to the last day of a shorter month. */
const inThreeMonths = (): Date => {
  const now = new Date();
  const sum = new Date(now);
  sum.setUTCMonth(now.getUTCMonth() + 3);
  if (sum.getUTCDate() !== now.getUTCDate()) sum.setUTCDate(0);
  return sum;
};
