import { readFile } from 'node:fs/promises';
import { pathOf } from '#domain/navigation/pagePaths';
import { readPdf } from '../unit/support/readPdf';
import { expectAccessible, expectNoSidewaysScroll, expectValidPage } from './support/accessibility';
import { recordCalls } from './support/calls';
import { expectVisibleEdges } from './support/forcedColors';
import { english, languages, layoutTag } from './support/languages';
import { demoOrigin, siteOrigin } from './support/origins';
import { DemoPanel } from './support/pages/DemoPanel';
import { LoginForm } from './support/pages/LoginForm';
import { ProductsPage } from './support/pages/ProductsPage';
import { expect, test } from './support/test';

test.use({ baseURL: demoOrigin });

const services = /^\/(api|liveops|configuration|content)(\/|$)/;

for (const language of languages) {
  const { locale, path, text } = language;

  test(`PD-01 the demo switches between accounts without server requests (${locale}) @phone`, async ({
    page,
  }) => {
    const calls = ['GET', 'POST', 'PUT'].map((method) => recordCalls(page, method, services));
    const panel = new DemoPanel(page, language);
    const products = new ProductsPage(page, language);
    const main = page.getByRole('main');
    await page.goto(path.products);
    await expect(page).toHaveURL(path.login);
    await panel.open();

    await panel.choosePlayer('new');
    await expect(main.getByText(text('products:none.title'))).toBeVisible();
    await expect(page).toHaveURL(path.products);
    await panel.choosePlayer('subscriber');
    await expect(products.gameTime).toContainText(text('products:validUntilLabel'));
    await panel.choosePlayer('backer');
    await expect(products.row(text('products:names.LifetimeSubscriber'))).toBeVisible();
    await expect(products.row(text('products:myDU.title'))).toBeVisible();
    await panel.choosePlayer('steam');
    await expect(main.getByText(text('products:store.title'))).toBeVisible();
    await panel.choosePlayer('expired');
    await expect(products.gameTime.getByRole('link', { name: text('products:buy') })).toBeVisible();
    await panel.choosePlayer('signedOut');
    await expect(page).toHaveURL(path.login);
    await expectValidPage(page, language);
    await expectAccessible(page);
    expect(calls.flat()).toEqual([]);
  });
}

test('SE-03 signing in to the demo manually accepts the code from the panel', async ({ page }) => {
  const panel = new DemoPanel(page, english);
  const login = LoginForm.onPage(page, english);
  await page.goto(english.path.login);
  await panel.open();
  const { email, password } = await panel.credentials();
  await panel.close();
  await login.signIn({ email, password });
  await expect(login.code).toBeVisible();
  await panel.open();
  const { code } = await panel.credentials();
  await panel.close();
  await login.code.fill(code);
  await login.confirm.click();
  await expect(page).toHaveURL(english.path.products);
});

test('PD-02 the demo redeems a code, restores its state after a reload and can be reset', async ({
  page,
}) => {
  const panel = new DemoPanel(page, english);
  const products = new ProductsPage(page, english);
  await page.goto(english.path.login);
  await panel.open();
  await panel.choosePlayer('new');
  await panel.close();
  await products.redeemCode('FARS TEAD 0003 3MTH');
  await expect(products.success).toBeVisible();
  await expect(products.gameTime).toBeVisible();
  await products.redeemCode('FARSTEAD0000USED');
  await expect(products.alert).toHaveText(english.text('products:redeem.failure.used-code'));

  await page.reload();
  await expect(products.gameTime).toBeVisible();
  await panel.open();
  await panel.panel.getByRole('button', { name: english.text('demo:reset.action') }).click();
  await expect(page).toHaveURL('/');
  await panel.open();
  await panel.choosePlayer('new');
  await page.goto(english.path.products);
  await expect(page.getByText(english.text('products:none.title'))).toBeVisible();
});

test('PD-02 demo calls are slow or fail as selected in the panel', async ({ page }) => {
  const panel = new DemoPanel(page, english);
  const products = new ProductsPage(page, english);
  await page.clock.install();
  await page.goto(english.path.login);
  await panel.open();
  await panel.choosePlayer('new');
  await products.code.fill('FARSTEAD00011MTH');

  await panel.chooseNetwork('failing');
  await products.redeem.click();
  await expect(products.alert).toContainText(english.error(50));
  await panel.chooseNetwork('offline');
  await products.redeem.click();
  await expect(products.alert).toContainText(english.text('products:redeem.failure.offline'));
  await expect(products.code).toHaveValue('FARSTEAD00011MTH');

  await panel.chooseNetwork('slow');
  await page.clock.pauseAt(Date.now() + 60_000);
  await products.redeem.click();
  await page.clock.runFor(2999);
  await expect(page.getByRole('main').getByText(english.text('products:redeem.submitting'))).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(products.success).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('PY-02 the demo saves a receipt as a tagged PDF', async ({ page }) => {
  const panel = new DemoPanel(page, english);
  const main = page.getByRole('main');
  await page.goto(english.path.login);
  await panel.open();
  await panel.choosePlayer('canceled');
  await panel.close();
  await page.goto(pathOf('payments', english.locale));
  await main
    .getByRole('table', { name: english.text('billing:history.title') })
    .getByRole('link')
    .last()
    .click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: english.text('billingReceipt:download') }).click(),
  ]);
  const { isTagged, elements } = await readPdf(await readFile(await saved.path()));
  expect([isTagged, elements[0]]).toEqual([true, `H1 ${english.text('billingReceipt:title')}`]);
});

for (const language of languages) {
  test(`the component gallery is accessible (${language.locale}) ${layoutTag(language.locale)}`, async ({
    page,
  }) => {
    await page.goto(`${language.path.home === '/' ? '' : language.path.home}/kit`);
    await expect(page.getByRole('heading', { level: 1, name: language.text('kit:title') })).toBeVisible();
    await expectValidPage(page, language);
    await expectAccessible(page);

    const main = page.getByRole('main');
    const button = (key: string) =>
      main.getByRole('button', { name: language.text(`kit:${key}`), exact: true });
    for (const [open, content] of [
      [() => button('dialog.open').click(), 'dialog.title'],
      [() => button('menu.open').click(), 'menu.first'],
      [() => button('tooltip.trigger').hover(), 'tooltip.text'],
    ] as const) {
      await open();
      await expect(page.getByText(language.text(`kit:${content}`)).first()).toBeVisible();
      await expectVisibleEdges(page);
      await page.keyboard.press('Escape');
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
}

test('SH-02 the live site has neither the component gallery nor the demo panel', async ({ page }) => {
  await page.goto(`${siteOrigin}/kit`);
  await expect(page).toHaveURL(`${siteOrigin}/#page-not-found`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(new DemoPanel(page, english).panel).toHaveCount(0);
});
