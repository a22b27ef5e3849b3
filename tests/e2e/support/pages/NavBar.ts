import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';

/** Below this width in pixels, the account and language menus are part of the main menu (SH-11). */
const desktopFrom = 480;

/** Navigation bar of every page and its menus. */
export class NavBar {
  readonly bar: Locator;
  /** Button in the bar or, on narrow screens, in the account part of the menu. */
  readonly logIn: Locator;
  readonly logOut: Locator;
  /** Leads guests to the shop. */
  readonly buy: Locator;
  readonly languageMenu: Locator;
  /** Opens the menu that combines all menus on narrow screens. */
  readonly menuButton: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: SiteLanguage,
  ) {
    this.bar = page.getByRole('banner');
    this.logIn = this.bar.getByRole('link', { name: language.text('app:nav.logIn'), exact: true });
    this.logOut = this.bar.getByRole('button', { name: language.text('app:nav.logOut') });
    this.buy = this.bar.getByRole('link', { name: language.text('navigation:play.buyShort'), exact: true });
    this.languageMenu = this.bar.getByRole('button', {
      name: language.text('app:nav.languageMenu', {
        language: language.text(`app:language.${language.locale}`),
      }),
    });
    this.menuButton = this.bar.getByRole('button', {
      name: language.text('app:nav.tab.main'),
      exact: true,
    });
  }

  get isOnPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < desktopFrom;
  }

  /** Element focused after the sign-in dialog closes. On phones the menu that opened it is no longer there. */
  get logInOpener(): Locator {
    return this.isOnPhone ? this.menuButton : this.logIn;
  }

  profileOf(displayName: string): Locator {
    return this.bar.getByRole('button', {
      name: this.language.text('app:nav.profileMenu', { name: displayName }),
    });
  }

  /** Buttons in the bar that open a submenu. */
  get groups(): Locator {
    return this.bar.locator('.nav-bar__entries button[popovertarget]').filter({ visible: true });
  }

  /** Finds a link by its label. The description below the label is also part of its accessible name. */
  link(label: string): Locator {
    return this.bar.getByRole('link', { name: new RegExp(`^${label}( |$)`) });
  }

  /** Heading of a group in the combined menu. */
  mobileGroup(label: string): Locator {
    return this.bar.locator('summary').filter({ hasText: label });
  }

  /** Text in an open menu. */
  text(text: string): Locator {
    return this.bar.getByText(text, { exact: true }).filter({ visible: true });
  }

  tab(part: 'main' | 'user' | 'language'): Locator {
    return this.bar.getByRole('tab', { name: this.language.text(`app:nav.tab.${part}`), exact: true });
  }

  /** Opens a tab of the combined menu. */
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
    await this.link(this.language.text(`app:language.${other.locale}`)).click();
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
