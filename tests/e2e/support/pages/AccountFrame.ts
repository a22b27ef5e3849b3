import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';

/** Minimum width in pixels at which the menu is next to the section. */
const wideFrom = 960;

/** Common frame of all account pages. */
export class AccountFrame {
  readonly frame: Locator;
  readonly name: Locator;
  readonly menu: Locator;
  /** Button on narrow screens that names the current section and opens the list of sections. */
  readonly opener: Locator;
  readonly notices: Locator;

  constructor(
    private readonly page: Page,
    language: SiteLanguage,
  ) {
    const main = page.getByRole('main');
    this.frame = page.locator('.account');
    this.name = page.locator('.account__name');
    this.menu = main.getByRole('navigation', { name: language.text('account:menu.label') });
    this.opener = this.menu.getByRole('button');
    this.notices = main.getByRole('region', { name: language.text('account:notices.label') });
  }

  get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < wideFrom;
  }

  link(label: string): Locator {
    return this.menu.getByRole('link', { name: label, exact: true });
  }

  async goTo(label: string): Promise<void> {
    if (this.isNarrow) await this.opener.click();
    await this.link(label).click();
  }
}
