import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';
import { errorsIn, noticesIn } from '../notices';

/** Products of the account and the form that redeems codes. */
export class ProductsPage {
  readonly title: Locator;
  readonly rows: Locator;
  readonly code: Locator;
  readonly redeem: Locator;
  readonly success: Locator;
  readonly alert: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: SiteLanguage,
  ) {
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1, name: language.text('products:title') });
    this.rows = main
      .getByRole('list', { name: language.text('products:list.caption') })
      .getByRole('listitem');
    this.code = main.getByLabel(language.text('products:redeem.label'), { exact: true });
    this.redeem = main.getByRole('button', { name: language.text('products:redeem.submit'), exact: true });
    this.success = noticesIn(main, language.text('products:redeem.success.title'));
    this.alert = errorsIn(main);
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  get gameTime(): Locator {
    return this.row(this.language.text('products:names.Subscriber'));
  }

  async redeemCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.redeem.click();
  }
}
