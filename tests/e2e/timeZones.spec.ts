import { readFileSync } from 'node:fs';
import { pathOf } from '#domain/navigation/pagePaths';
import { english } from './support/languages';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

const formatDay = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    .format(day)
    .replaceAll(' ', '\u00a0');

/** Returns the day that an editor entered in a document. */
const dayIn = (document: string, field: string): string => {
  const { data } = JSON.parse(readFileSync(`content/en-us/${document}.json`, 'utf8')) as {
    data: Record<string, string>;
  };
  return formatDay(new Date(data[field] ?? ''));
};

const pages = [
  ['/legal/terms-and-conditions', dayIn('legal_page/terms-and-conditions', 'updated')],
  ['/tutorials/build-a-first-ship', dayIn('tutorial/build-a-first-ship', 'updated')],
  ['/updates/hulls-keep-their-scars', dayIn('update_page/hulls-keep-their-scars', 'released')],
] as const;

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`CT-01 pages show the day that an editor entered to a visitor in ${timezoneId}`, async ({
      page,
    }) => {
      for (const [path, day] of pages) {
        await page.goto(path);
        await waitForHydration(page);
        await expect(page.getByRole('main')).toContainText(day);
      }
    });

    test(`PY-02 a receipt shows days in UTC to a player in ${timezoneId}`, async ({ page, signIn }) => {
      await signIn({ orders: [2] }, pathOf('payments', english.locale));
      const history = page.getByRole('table', { name: english.text('billing:history.title') });
      await history.getByRole('link').last().click();
      const receipt = page.getByRole('article');
      await expect(receipt).toContainText(english.text('billingReceipt:timeZone'));
      const paidAt = await receipt.locator('time').last().getAttribute('datetime');
      await expect(receipt.locator('time').last()).toHaveText(formatDay(new Date(paidAt ?? '')));
    });
  });
}
