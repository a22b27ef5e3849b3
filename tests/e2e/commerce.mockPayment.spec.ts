import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll, expectLargeTextFits } from './support/accessibility';
import { backEndTexts } from './support/backEndTexts';
import { languages } from './support/languages';
import { siteOrigin } from './support/origins';
import { expect, test } from './support/test';

const productId = 'default-3';

for (const language of languages) {
  const { code, locale } = language;

  test(`CK-01 the mock payment page accepts a card by keyboard and is marked as a test (${locale}) @phone`, async ({
    page,
    sandbox,
    request,
  }) => {
    const texts = backEndTexts(locale).payment;
    const { id: customerId, accessToken } = await sandbox.createPlayer();
    const made = await request.post(`/api/orders/payment/token?lang=${code}`, {
      headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
      data: {
        customerId,
        campaignId: 'campaign-default',
        basket: [{ quantity: 1, productId, pricingId: `${productId}-eur` }],
        discount: 0,
      },
    });
    const { token } = (await made.json()) as { token: string };
    const query = new URLSearchParams({ access_token: token });
    await page.goto(`/sandbox/paystation?${query.toString()}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByText(texts.notice)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const number = page.getByLabel(texts.number);
    await number.focus();
    await page.keyboard.press('Enter');
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(texts.numberWrong)).toBeVisible();
    await page.keyboard.type('4000 0000 0000 3220');
    await expect(page.getByText(texts.numberWrong)).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.type('12/49');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: texts.bank })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: texts.confirm })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.paid })).toBeFocused();
    await expectLargeTextFits(page);
  });

  test(`CK-03 the mock store accepts a payment and redirects back to the site (${locale}) @phone`, async ({
    page,
    sandbox,
    request,
  }) => {
    const texts = backEndTexts(locale).store;
    const { accessToken, displayName } = await sandbox.createPlayer({ traits: { ownership: ['steam'] } });
    const made = await request.post('/api/orders/payment/steam-initialize', {
      headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
      data: { productId, productDescription: 'Game time', language: code },
    });
    const { steamUrl } = (await made.json()) as { steamUrl: string };
    const returnUrl = `${siteOrigin}/sandbox/mailbox?source=steam`;
    const there = `${steamUrl}&returnUrl=${encodeURIComponent(returnUrl)}`;
    await page.goto(there);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByText(texts.notice)).toBeVisible();
    await expect(page.getByText(displayName)).toBeVisible();
    await expectAccessible(page);
    await expectLargeTextFits(page);

    await page.getByRole('button', { name: texts.cancel }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sandbox\/mailbox\?source=steam&orderId=[0-9a-f-]{36}$/);
    const orderId = new URL(page.url()).searchParams.get('orderId');
    const finished = await request.post('/api/orders/payment/steam-finalize', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { orderId },
    });
    expect(await finished.json()).toEqual({ status: 2 });
    await page.goto(there);
    await expect(page.getByRole('heading', { level: 1, name: texts.ended })).toBeVisible();
    await expectAccessible(page);
  });
}
