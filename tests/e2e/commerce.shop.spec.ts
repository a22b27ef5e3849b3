import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Locale } from '#domain/language/Locale';
import { expectAccessible } from './support/accessibility';
import { recordCalls } from './support/calls';
import { holdRequests } from './support/holdRequests';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { layoutShiftSince } from './support/layout';
import { errorsIn } from './support/notices';
import { NavBar } from './support/pages/NavBar';
import { RequestLog } from './support/RequestLog';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

/** Texts of the shop in the content. */
interface ShopTexts {
  readonly hero_title: string;
  readonly packs: readonly { readonly kind: string; readonly product_name: string }[];
  readonly faq: readonly { readonly question: string }[];
  readonly good_specs: readonly { readonly description: string }[];
  readonly trial_title: string;
  readonly upgrade_title: string;
  readonly sold_out_title: string;
  readonly sold_out_link: string;
  readonly waiting_title: string;
  readonly problem_products: string;
}

const textsIn = (locale: Locale): ShopTexts => {
  const path = new URL(`../../content/${locale}/buy_page/buy.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly data: ShopTexts }).data;
};

/** Prices of the sandbox's founder packs as formatted in each language. Intentionally literal. */
const prices = {
  'en-us': { total: 'US$44.99 in total', perMonth: 'US$7.50', saving: 'You save US$14.95' },
  'fr-fr': { total: 'US$44,99 en tout', perMonth: 'US$7,50', saving: 'Vous économisez US$14,95' },
  'de-de': { total: 'US$44,99 insgesamt', perMonth: 'US$7,50', saving: 'Du sparst US$14,95' },
} as const;

const shopIn = (page: Page, { locale, text }: SiteLanguage) => {
  const texts = textsIn(locale);
  const main = page.getByRole('main');
  const packs = main.locator('.plan');
  const nameOf = (kind: string): string => texts.packs.find((pack) => pack.kind === kind)?.product_name ?? '';
  return {
    texts,
    main,
    packs,
    best: packs.filter({ hasText: text('shop:plan.bestValue') }),
    choose: (kind: string) =>
      packs.getByRole('button', { name: text('shop:plan.chooseFor', { plan: nameOf(kind) }), exact: true }),
    myDU: main.getByRole('button', { name: text('shop:myDU.buy'), exact: true }),
    banner: main.getByRole('region', { name: text('shop:limit.label') }),
    retry: main.getByRole('button', { name: text('shop:plans.retry') }),
  };
};

/** Simulates a sold-out campaign for this page only, because all tests share the sandbox's campaign. */
const sellOut = (page: Page) =>
  page.route('**/api/products/campaigns?*', async (route) => {
    const answer = await route.fetch();
    const campaigns = (await answer.json()) as { limit: number }[];
    await route.fulfill({
      response: answer,
      json: campaigns.map((campaign) => ({ ...campaign, consumed: campaign.limit })),
    });
  });

for (const language of languages) {
  test(`BU-01 BU-02 BU-05 BU-06 “Buy game time” opens the packs, and choosing a pack opens its confirmation page (${language.locale}) @phone`, async ({
    page,
    sandbox,
  }) => {
    const shop = shopIn(page, language);
    await page.goto(language.path.home);
    await new NavBar(page, language).buy.click();
    await expect(page).toHaveURL(language.path.buy);
    await expect(page.locator('h1')).toHaveText(shop.texts.hero_title);
    await expect(shop.packs.getByRole('heading')).toHaveText(
      shop.texts.packs.map(({ product_name }) => product_name),
    );
    for (const price of Object.values(prices[language.locale])) {
      await expect(shop.best).toContainText(price);
    }

    await shop.main.getByText(shop.texts.faq[0]?.question ?? '', { exact: true }).click();
    await expect(shop.main.locator('details[open]')).toHaveCount(1);
    await shop.choose('six-months').click();
    await expect(page).toHaveURL(language.path.confirm);
    await expect(
      page.getByRole('listitem').filter({ hasText: language.text('shop:steps.confirm') }),
    ).toHaveAttribute('aria-current', 'step');

    await expect
      .poll(async () => (await sandbox.reports()).analytics.map(({ name }) => name))
      .toEqual(expect.arrayContaining(['select_item', 'add_to_cart']));
    await page.goBack();
    await expect(shop.choose('six-months')).toBeEnabled();
  });

  test(`BU-05 the HTML contains the shop’s text, with the FAQ as structured data (${language.locale}) @languages`, async ({
    request,
  }) => {
    const html = await (await request.get(language.path.buy)).text();
    const { packs, faq, good_specs, trial_title } = textsIn(language.locale);
    const words = [
      trial_title,
      ...packs.map(({ product_name }) => product_name),
      ...good_specs.map(({ description }) => description),
      ...faq.map(({ question }) => question),
    ];
    const plain = html.replaceAll('&#x27;', "'").replaceAll('&nbsp;', '\u00a0');
    expect(words.filter((word) => !plain.includes(word))).toEqual([]);
    expect(html).toContain('"@type":"FAQPage"');
  });
}

for (const language of languages) {
  test.describe(`without JavaScript (${language.locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('BU-01 BU-02 the server-rendered page contains prices and explains why packs cannot be chosen', async ({
      page,
    }) => {
      const shop = shopIn(page, language);
      await page.goto(language.path.buy);
      for (const price of Object.values(prices[language.locale])) {
        await expect(shop.best).toContainText(price);
      }
      await expect(shop.main.locator('noscript .k-script-notice')).toHaveText(
        language.text('shop:plans.script'),
      );
    });
  });
}

test('BU-01 the shop shows prices before hydration without a layout shift @phone', async ({ page }) => {
  const shop = shopIn(page, english);
  const release = await holdRequests(page, '**/api/products/products?*');
  await page.goto(english.path.buy, { waitUntil: 'load' });
  await expect(shop.best).toContainText(prices['en-us'].perMonth);
  await expect(shop.banner).toBeVisible();
  await expect(shop.main.locator('[data-live]')).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('data-ready');
  // On a busy machine the fonts arrive during hydration and move the text, too.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const moment = await page.evaluate(() => performance.now());
  await waitForHydration(page);
  await expect(shop.best).toContainText(prices['en-us'].perMonth);
  release();
  await expect(shop.main.getByRole('radio', { name: english.text('shop:currency.USD') })).toBeChecked();
  await expect(shop.choose('one-month')).toBeEnabled();
  expect(await layoutShiftSince(page, moment)).toBeLessThan(0.001);
});

test('BU-06 choosing a pack before hydration opens its confirmation page at the displayed price', async ({
  page,
}) => {
  const shop = shopIn(page, english);
  const release = await holdRequests(page, '**/assets/page-buy*');
  await page.goto(english.path.buy, { waitUntil: 'commit' });
  await shop.choose('six-months').click();
  await expect(page).toHaveURL(english.path.buy);
  release();
  await expect(page).toHaveURL(english.path.confirm);
  await expect(page.getByRole('main')).toContainText('US$44.99');
});

test('BU-01 a price that changed after server rendering is updated after hydration', async ({ page }) => {
  await page.route('**/api/products/products?*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('44.99', '40.99') });
  });
  const shop = shopIn(page, english);
  await page.goto(english.path.buy, { waitUntil: 'load' });
  await expect(shop.best).toContainText('US$44.99 in total');
  await waitForHydration(page);
  await expect(shop.best).toContainText('US$40.99 in total');
  await shop.choose('six-months').click();
  await expect(page).toHaveURL(english.path.confirm);
  await expect(page.getByRole('main')).toContainText('US$40.99');
});

test.describe('in a country of the euro', () => {
  test.use({ country: 'DE' });

  test('BU-03 BU-06 prices in the HTML keep their currency, and a pack chosen before hydration is ordered at its price @phone', async ({
    page,
  }) => {
    const shop = shopIn(page, german);
    const release = await holdRequests(page, '**/assets/page-buy*');
    await page.goto(german.path.buy, { waitUntil: 'commit' });
    await expect(shop.best).toContainText('47,99\u00a0€ insgesamt');
    await expect(shop.main).not.toContainText('US$');
    await shop.choose('six-months').click();
    release();
    await expect(page).toHaveURL(german.path.confirm);
    await expect(page.getByRole('main')).toContainText('47,99\u00a0€');
    await expect(page.getByRole('main')).not.toContainText('US$');
  });
});

test.describe('in a country that the web server does not know', () => {
  test.use({ country: 'unknown' });

  test('BU-03 the shop shows and sells nothing in a currency before the country is known', async ({
    page,
  }) => {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/products/location', async (route) => {
      await isAnswered;
      await route.fulfill({ json: { country_code: 'DE' } });
    });
    const shop = shopIn(page, german);
    await page.goto(german.path.buy, { waitUntil: 'load' });
    await expect(shop.choose('six-months')).toBeDisabled();
    await expect(shop.main).not.toContainText(/US\$|€/);
    await waitForHydration(page);
    await expect(shop.choose('six-months')).toBeDisabled();
    await expect(shop.main).not.toContainText(/US\$|€/);
    answer();
    await expect(shop.best).toContainText('47,99\u00a0€ insgesamt');
    await expect(shop.best).not.toContainText('US$');
  });
});

test('BU-07 prices that cannot be refreshed remain with a notice; a closed shop shows a message', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/products\/products$/);
  const shop = shopIn(page, english);
  const over = await sandbox.injectFault({ path: '/api/products/products', status: 503 });
  await page.goto(english.path.buy);
  await expect(shop.main.getByText(english.text('shop:plans.unconfirmed'))).toBeVisible();
  await expect(shop.choose('one-month')).toBeEnabled();
  await expectAccessible(page);
  await over();
  await shop.retry.click();
  await expect(shop.main.getByText(english.text('shop:plans.unconfirmed'))).toBeHidden();

  await page.route('**/api/orders/settings/buy-page-enabled', (route) => route.fulfill({ json: false }));
  await page.reload();
  await expect(shop.main.getByText(english.text('shop:closed.title'))).toBeVisible();
  await expect(shop.packs).toHaveCount(0);
  await expect(shop.myDU).toHaveCount(0);
  await page.unroute('**/api/orders/settings/buy-page-enabled');
  await shop.retry.click();
  await expect(shop.choose('one-month')).toBeEnabled();
});

test('BU-07 a page without server-rendered prices shows a failed load and lets the visitor retry', async ({
  page,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/products\/products$/);
  const shop = shopIn(page, english);
  await page.goto(english.path.home);
  const over = await sandbox.injectFault({ path: '/api/products/products', status: 503 });
  await new NavBar(page, english).buy.click();
  await expect(errorsIn(shop.main)).toContainText(shop.texts.problem_products);
  await expect(shop.packs).toHaveCount(0);
  await expectAccessible(page);
  await over();
  await shop.retry.click();
  await expect(shop.choose('one-month')).toBeEnabled();
});

test('BU-04 WL-01 sold-out packs offer the waiting list; a dismissed banner remains hidden (de-de) @phone', async ({
  page,
  scope,
}) => {
  const { text } = german;
  const shop = shopIn(page, german);
  await sellOut(page);
  await page.goto(german.path.buy);
  await expect(shop.banner).toContainText(shop.texts.sold_out_title);
  await expect(shop.packs.getByRole('button', { name: text('shop:plan.soon') })).toHaveCount(4);
  for (const button of await shop.packs.getByRole('button').all()) await expect(button).toBeDisabled();
  await expect(shop.myDU).toBeEnabled();

  const opener = shop.banner.getByRole('button', { name: shop.texts.sold_out_link });
  await opener.click();
  const popup = page.getByRole('dialog', { name: shop.texts.waiting_title });
  const field = popup.getByLabel(text('shopWaitingList:email.label'));
  const joins = recordCalls(page, 'POST', /^\/api\/waiting-list$/);
  await popup.getByRole('button', { name: text('shopWaitingList:submit') }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(text('shopWaitingList:email.required')));
  await field.fill('wer@');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(text('shopWaitingList:email.invalid')));
  expect(joins).toHaveLength(0);
  const email = `waiting-${scope}@farstead.test`;
  await field.fill(email);
  await expectAccessible(page);
  await field.press('Enter');
  await expect(popup.getByText(text('shopWaitingList:done', { email }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();

  await shop.banner.getByRole('button', { name: text('shop:limit.dismiss') }).click();
  await expect(shop.banner).toBeHidden();
  await page.reload();
  await expect(shop.packs.getByRole('button', { name: text('shop:plan.soon') })).toHaveCount(4);
  await expect(shop.banner).toBeHidden();
});

test('BU-05 BU-08 a player sees how months add up and cannot buy myDU twice', async ({ page, signIn }) => {
  const shop = shopIn(page, english);
  await signIn({ hasMyDUAccess: true }, english.path.buy);
  await expect(shop.main.getByText(shop.texts.upgrade_title)).toBeVisible();
  await expect(shop.myDU).toBeDisabled();
  await expect(shop.myDU).toHaveAccessibleDescription(english.text('shop:myDU.owned'));
  await expect(shop.choose('one-month')).toBeEnabled();
});

test.describe('in a country that requires consent', () => {
  test.use({ country: 'DE' });

  test('BU-03 CC-06 prices default to the country’s currency; purchases are not reported without consent', async ({
    page,
    context,
  }) => {
    const requests = new RequestLog(context);
    const shop = shopIn(page, german);
    await page.goto(`${german.path.buy}?ref=ad-7&siteid=portal&recruiter=ABC-123`);
    await expect(shop.best).toContainText('47,99\u00a0€ insgesamt');
    await shop.main.getByRole('radio', { name: german.text('shop:currency.GBP') }).check();
    await expect(shop.best).toContainText('£42,99 insgesamt');
    await shop.choose('six-months').click();
    await expect(page).toHaveURL(`${german.path.confirm}?ref=ad-7&siteid=portal&recruiter=ABC-123`);
    expect(requests.reportingRequests).toEqual([]);
    const stored = (await context.cookies()).map(({ name }) => name);
    expect(stored.filter((name) => /^(_ga|ref$|siteid$)/.test(name))).toEqual([]);
  });
});
