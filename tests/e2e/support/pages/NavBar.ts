import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';

/** The bar over every page. */
export class NavBar {
  readonly bar: Locator;
  readonly logIn: Locator;
  readonly languageMenu: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: SiteLanguage,
  ) {
    this.bar = page.getByRole('banner');
    this.logIn = this.bar.getByRole('link', { name: language.text('shell:nav.logIn'), exact: true });
    this.languageMenu = this.bar.getByRole('button', {
      name: language.text('shell:nav.languageMenu', {
        language: language.text(`shell:language.${language.locale}`),
      }),
    });
  }

  profileOf(displayName: string): Locator {
    return this.bar.getByRole('button', {
      name: this.language.text('shell:nav.profileMenu', { name: displayName }),
    });
  }

  async choose(other: SiteLanguage): Promise<void> {
    await this.languageMenu.click();
    await this.page
      .getByRole('menuitem', { name: this.language.text(`shell:language.${other.locale}`) })
      .click();
  }

  async signOut(displayName: string): Promise<void> {
    await this.profileOf(displayName).click();
    await this.page.getByRole('menuitem', { name: this.language.text('shell:nav.logOut') }).click();
  }
}
