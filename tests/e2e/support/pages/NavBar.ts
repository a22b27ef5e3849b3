import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';

/** Under this width, in pixels, the account and the languages are in the one menu (SH-11). */
const desktopFrom = 480;

/** The bar over every page, and the menus in it. */
export class NavBar {
  readonly bar: Locator;
  /** In the bar, or in the menu's part of the account where that is shown. */
  readonly logIn: Locator;
  readonly logOut: Locator;
  readonly playNow: Locator;
  readonly languageMenu: Locator;
  /** What opens all menus at once, where they do not fit into the bar. */
  readonly menuButton: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: SiteLanguage,
  ) {
    this.bar = page.getByRole('banner');
    this.logIn = this.bar.getByRole('link', { name: language.text('shell:nav.logIn'), exact: true });
    this.logOut = this.bar.getByRole('button', { name: language.text('shell:nav.logOut') });
    this.playNow = this.bar.getByRole('link', { name: language.text('navigation:playNow'), exact: true });
    this.languageMenu = this.bar.getByRole('button', {
      name: language.text('shell:nav.languageMenu', {
        language: language.text(`shell:language.${language.locale}`),
      }),
    });
    this.menuButton = this.bar.getByRole('button', {
      name: language.text('shell:nav.tab.main'),
      exact: true,
    });
  }

  get isOnPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < desktopFrom;
  }

  /** What opens the sign-in dialog has the focus again when it closes; on a phone, the menu it was in is gone by then. */
  get logInOpener(): Locator {
    return this.isOnPhone ? this.menuButton : this.logIn;
  }

  profileOf(displayName: string): Locator {
    return this.bar.getByRole('button', {
      name: this.language.text('shell:nav.profileMenu', { name: displayName }),
    });
  }

  /** The names in the bar that open a sub-menu. */
  get groups(): Locator {
    return this.bar.locator('.nav-bar__entries button[popovertarget]').filter({ visible: true });
  }

  /** By its label; what it says below that is part of its name, too. */
  link(label: string): Locator {
    return this.bar.getByRole('link', { name: new RegExp(`^${label}( |$)`) });
  }

  /** The name of a group in the one menu. */
  mobileGroup(label: string): Locator {
    return this.bar.locator('summary').filter({ hasText: label });
  }

  /** Something that is written in a menu that is open. */
  text(text: string): Locator {
    return this.bar.getByText(text, { exact: true }).filter({ visible: true });
  }

  tab(part: 'main' | 'user' | 'language'): Locator {
    return this.bar.getByRole('tab', { name: this.language.text(`shell:nav.tab.${part}`), exact: true });
  }

  /** Shows a part of the one menu. */
  async show(part: 'main' | 'user' | 'language'): Promise<void> {
    if (!(await this.tab(part).isVisible())) await this.menuButton.click();
    await this.tab(part).click();
  }

  async openLogIn(): Promise<void> {
    if (this.isOnPhone) await this.show('user');
    await this.logIn.click();
  }

  async choose(other: SiteLanguage): Promise<void> {
    if (this.isOnPhone) await this.show('language');
    else await this.languageMenu.click();
    await this.link(this.language.text(`shell:language.${other.locale}`)).click();
  }

  async openProfile(displayName: string): Promise<void> {
    if (this.isOnPhone) await this.show('user');
    else await this.profileOf(displayName).click();
  }

  async signOut(displayName: string): Promise<void> {
    await this.openProfile(displayName);
    await this.logOut.click();
  }

  async expectSignedIn(displayName: string): Promise<void> {
    if (!this.isOnPhone) return expect(this.profileOf(displayName)).toBeVisible();
    await this.show('user');
    await expect(this.text(displayName)).toBeVisible();
    await this.closeMenu();
  }

  async expectSignedOut(): Promise<void> {
    if (this.isOnPhone) await this.show('user');
    await expect(this.logIn).toBeVisible();
    if (this.isOnPhone) await this.closeMenu();
  }

  private async closeMenu(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.tab('main')).toBeHidden();
  }
}
