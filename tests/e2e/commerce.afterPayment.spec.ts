import { randomUUID } from 'node:crypto';
import { ConfirmPage } from './support/pages/ConfirmPage';
import { german } from './support/languages';
import { storeChosenPlan } from './support/storeChosenPlan';
import { expect, test } from './support/test';

test('CK-02 CF-02 input survives a pack change, and a notice appears when the payment window closes (de-de) @phone', async ({
  page,
}) => {
  const { path, text } = german;
  const email = `buyer-${randomUUID()}@example.com`;
  const confirm = new ConfirmPage(page, german);
  await storeChosenPlan(page);
  await page.goto(path.confirm);
  await confirm.tickAll();
  await confirm.email.fill(email);
  await confirm.summary.getByRole('link', { name: text('confirm:summary.change') }).click();
  await expect(page).toHaveURL(path.buy);
  await page
    .getByRole('button', { name: text('shop:plan.chooseFor', { plan: text('shop:names.one-month') }) })
    .click();
  await expect(page).toHaveURL(path.confirm);
  await expect(confirm.email).toHaveValue(email);
  for (const box of await confirm.boxes.all()) await expect(box).toBeChecked();
  await expect(confirm.summary).toContainText(text('confirm:summary.tax'));

  await confirm.submit.click();
  await confirm.paymentWindow.leave();
  const notice = confirm.notice(text('confirm:resumed'));
  await expect(notice).toBeInViewport();
  await expect(page.locator(':focus')).toContainText(text('confirm:resumed'));
  await expect(confirm.email).toHaveValue(email);
});
