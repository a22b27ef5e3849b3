import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';
import { errorsIn } from '../notices';
import { PaymentWindow } from './PaymentWindow';

/** Page on which a purchase is confirmed, including its payment window. */
export class ConfirmPage {
  readonly title: Locator;
  readonly summary: Locator;
  readonly email: Locator;
  readonly code: Locator;
  readonly boxes: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly alert: Locator;
  readonly logIn: Locator;
  readonly paymentWindow: PaymentWindow;

  constructor(
    private readonly page: Page,
    language: SiteLanguage,
  ) {
    const main = page.getByRole('main');
    const named = (role: 'button' | 'link', name: string) =>
      main.getByRole(role, { name: language.text(`confirm:${name}`), exact: true });
    this.title = main.getByRole('heading', { level: 1, name: language.text('confirm:title') });
    this.summary = main.getByRole('complementary', { name: language.text('confirm:summary.title') });
    this.email = main.getByLabel(language.text('confirm:email.label'), { exact: true });
    this.code = main.locator('[name="referralCode"]');
    this.boxes = main.getByRole('checkbox');
    this.submit = named('button', 'submit').or(named('button', 'submitStore'));
    this.cancel = named('link', 'cancel');
    this.alert = errorsIn(main);
    this.logIn = named('link', 'login.withEmail');
    this.paymentWindow = new PaymentWindow(page);
  }

  async tickAll(): Promise<void> {
    await expect(this.title).toBeVisible();
    for (const box of await this.boxes.all()) await box.check();
  }

  /** Checks all boxes and continues to payment. */
  async continueToPayment(email?: string): Promise<void> {
    await this.tickAll();
    if (email !== undefined) await this.email.fill(email);
    await this.submit.click();
  }

  notice(text: string): Locator {
    return this.page.getByRole('main').getByText(text, { exact: true });
  }
}
