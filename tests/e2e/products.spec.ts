import { expectAccessible, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { ProductsPage } from './support/pages/ProductsPage';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

for (const language of languages) {
  const { locale, path, text } = language;

  test(`PD-01 products show their end dates and actions (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
  }) => {
    const nextCharge = inDays(100);
    const player = await sandbox.createPlayer({
      traits: {
        language: language.code,
        roles: ['LifetimeSubscriber', 'journalist'],
        hasMyDUAccess: true,
        gameTimeEnd: inDays(20),
        subscription: { status: 0, dateNextCharge: nextCharge },
      },
    });
    const products = new ProductsPage(page, language);
    await storeTokens(context, tokensOf(player));
    await page.goto(path.products);

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
    await expect(details).toContainText(until);
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
    context,
    sandbox,
  }) => {
    const ended = inDays(-3);
    const player = await sandbox.createPlayer({ traits: { language: language.code, gameTimeEnd: ended } });
    const products = new ProductsPage(page, language);
    await storeTokens(context, tokensOf(player));
    await page.goto(path.products);

    await expect(products.gameTime).toContainText(
      text('products:expired', { date: language.date(new Date(ended)) }),
    );
    await expect(products.gameTime.getByRole('button')).toHaveCount(0);
    await expect(products.gameTime.getByRole('link', { name: text('products:buy') })).toBeVisible();
    await expectAccessible(page);
  });

  test(`PD-01 a player claims game time purchased in the store once (${locale})`, async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({
      traits: { language: language.code, ownership: ['steam'], steamMonths: 3, gameTimeEnd: inDays(-3) },
    });
    const products = new ProductsPage(page, language);
    await storeTokens(context, tokensOf(player));
    await page.goto(path.products);
    await expect(page.getByText(text('products:store.text_other', { count: 3 }))).toBeVisible();
    await expect(products.gameTime, 'no prompt to buy again').toHaveCount(0);

    await page.getByRole('button', { name: text('products:store.claim') }).click();
    const claimed = noticesIn(page.getByRole('main')).filter({ hasText: language.date(inThreeMonths()) });
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
  context,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/steam\//);
  const player = await sandbox.createPlayer({ traits: { ownership: ['steam'], steamMonths: 1 } });
  await storeTokens(context, tokensOf(player));
  await page.goto(english.path.products);
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
