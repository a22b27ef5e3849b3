import { orderNumber } from '#domain/commerce/orderNumber';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone } from './support/accessibility';
import { english, german, languages, type SiteLanguage } from './support/languages';
import { noticesIn } from './support/notices';
import { createOrder, ghostBuyer } from './support/purchases';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const desk = 'support@farstead.test';

const formIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(text(`help:${key}.label`));
  const submit = main.getByRole('button', { name: text('help:submit'), exact: true });
  const fillIn = async (scope: string) => {
    await field('topic').selectOption('refund');
    await field('email').fill(`ada-${scope}@players.test`);
    await field('caseNumber').fill('3F2A-91BC');
    await field('message').fill(`I was charged twice.\n${scope}`);
  };
  return { main, field, submit, fillIn };
};

for (const language of languages) {
  const { text, locale } = language;

  test(`a player writes to support and gets a number and a confirmation (${locale}) @phone`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { main, field, submit, fillIn } = formIn(page, language);
    await page.goto(pathOf('help', locale));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    await submit.click();
    await expect(field('topic')).toBeFocused();
    await expect(field('topic')).toHaveAccessibleDescription(text('help:topic.required'));
    await fillIn(scope);
    await submit.click();
    const done = noticesIn(main, text('help:received.title'));
    await expect(done).toBeFocused();
    await expect(done).toContainText(/[\dA-F]{4}-[\dA-F]{4}/);
    await expectAccessible(page);
    const [number] = /[\dA-F]{4}-[\dA-F]{4}/.exec(await done.innerText()) ?? [];
    const [confirmation] = await sandbox.emailsTo(`ada-${scope}@players.test`);
    expect(confirmation?.subject).toContain(number);
    const arrived = (await sandbox.emailsTo(desk)).filter((email) => email.text.includes(scope));
    expect(arrived).toHaveLength(1);
  });
}

test('the help page finds requirements, refund, password, download and redeem, and opens the answer @phone', async ({
  page,
}) => {
  const { text, locale } = german;
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
  await page.goto(pathOf('help', locale));
  expect(chunks.filter((path) => /^\/assets\/search\./.test(path))).toEqual([]);
  const field = page.getByRole('combobox', { name: text('search:label.site') });
  const searches = {
    Systemanforderungen: 'Läuft das Spiel auf meinem Rechner?',
    Rückerstattung: 'Bekomme ich mein Geld zurück?',
    Passwort: 'Ich habe mein Passwort vergessen. Was jetzt?',
    herunterladen: 'Ich habe bezahlt. Wie bekomme ich das Spiel?',
    einlösen: 'Wo gebe ich einen Code ein?',
  };
  for (const [typed, question] of Object.entries(searches)) {
    await field.fill(typed);
    await expect(page.getByRole('option', { name: question })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('option', { name: searches.einlösen }).click();
  await expect(page).toHaveURL(`${pathOf('help', locale)}#redeem`);
  await expect(page.locator('details#redeem .rich-text')).toBeInViewport();
});

for (const language of languages) {
  const { locale, text } = language;
  test(`WD-01 a buyer without an account looks up an order from the help page (${locale}) @phone`, async ({
    page,
    request,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(/^\/api\/(declarations|orders)\/status$/);
    const buyer = await ghostBuyer(request);
    const { id } = await createOrder(request, buyer, language);
    await sandbox.settleOrder(id, 'paid');
    await page.goto(pathOf('help', locale));
    await page.locator(`#orders a[href="${pathOf('declarationStatus', locale)}"]`).click();
    const main = page.getByRole('main');
    const number = main.getByLabel(text('declarations:status.number'), { exact: true });
    const submit = main.getByRole('button', { name: text('declarations:status.submit'), exact: true });
    await number.fill(orderNumber(id));
    await main.getByLabel(text('declarations:status.email'), { exact: true }).fill('other@farstead.test');
    await submit.click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(
      new RegExp(`^${text('declarations:problem.unknown-declaration')}`),
    );
    await main.getByLabel(text('declarations:status.email'), { exact: true }).fill(buyer.email);
    await submit.click();
    const heading = main.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toContainText(/[\dA-F]{4}.+[\dA-F]{4}/);
    await expect(main).toContainText(text('billing:order.paid'));
    const until = language.date(new Date(Date.now() + 14 * 86_400_000));
    await expect(main).toContainText(text('withdrawals:right.open', { date: until }));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    await main.getByRole('link', { name: text('billing:history.withdraw'), exact: true }).click();
    await expect(main.getByLabel(text('declarations:field.orderNumber'), { exact: true })).toHaveValue(
      orderNumber(id),
    );
  });

  test(`the help page and its search lead guests to the state of their withdrawal (${locale}) @languages`, async ({
    page,
  }) => {
    const status = pathOf('declarationStatus', locale);
    await page.goto(pathOf('help', locale));
    const field = page.getByRole('combobox', { name: text('search:label.site') });
    const link = page.locator('#orders').locator(`a[href="${status}"]`);
    const name = (await link.innerText()).trim();
    await field.fill(name);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await link.click();
    await expect(page).toHaveURL(status);
    await expect(page.locator('h1')).toHaveText(text('declarations:status.title'));
    const main = page.getByRole('main');
    await expect(main.getByLabel(text('declarations:status.number'), { exact: true })).toBeEditable();
    await expect(main.getByLabel(text('declarations:status.email'), { exact: true })).toBeEditable();
  });
}

test('menu, footer and an unknown page lead to help', async ({ page }) => {
  const { text, locale } = english;
  const help = pathOf('help', locale);
  await page.goto(english.path.unknown);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: text('app:title.help'), exact: true })).toHaveAttribute(
    'href',
    help,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(help);
  await expect(page.getByRole('navigation').locator(`a[href="${help}"]`).first()).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message to support is validated and sent', async ({ page, sandbox, scope }) => {
    const { text, locale } = english;
    const { main, submit, fillIn } = formIn(page, english);
    await page.goto(pathOf('help', locale));
    await submit.click();
    await expect(page).toHaveTitle(new RegExp(`^${text('app:form.problems')}`));
    await fillIn(scope);
    await submit.click();
    await expect(main.getByText(text('help:received.title'))).toBeVisible();
    const arrived = (await sandbox.emailsTo(desk)).filter((email) => email.text.includes(scope));
    expect(arrived).toHaveLength(1);
  });
});
