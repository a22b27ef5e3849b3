import { expect, test } from './support/test';

test('AP-01 the API document shows a call with its request and the meaning of its errors', async ({
  page,
}) => {
  await page.goto('/sandbox/api/');
  await page.getByRole('link', { name: 'coupons' }).click();
  await page.getByRole('button', { name: 'Transfer dacs' }).click();
  await expect(page.getByText('coupons are turned off').first()).toBeVisible();
  await expect(page.getByText('receiverUserId').first()).toBeVisible();
});
