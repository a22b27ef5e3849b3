import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';
import { errorsIn } from '../notices';

/** Profile page, including the dialog that requests the password. */
export class ProfilePage {
  readonly main: Locator;
  readonly save: Locator;
  readonly alert: Locator;
  readonly resend: Locator;
  readonly password: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;

  constructor(
    page: Page,
    private readonly language: SiteLanguage,
  ) {
    const { text } = language;
    const dialog = page.getByRole('dialog', { name: text('securityPassword:title') });
    this.main = page.getByRole('main');
    this.save = this.main.getByRole('button', { name: text('profile:save') });
    this.alert = errorsIn(this.main);
    this.resend = this.main.getByRole('button', { name: text('profile:email.resend') });
    this.password = dialog.getByLabel(text('securityPassword:label'), { exact: true });
    this.confirm = dialog.getByRole('button', { name: text('securityPassword:confirm'), exact: true });
    this.cancel = dialog.getByRole('button', { name: text('securityPassword:cancel'), exact: true }).first();
  }

  field(name: string): Locator {
    return this.main.locator(`input[name=${name}]`);
  }

  /** Notice with this text. */
  notice(name: string, variables?: Readonly<Record<string, string>>): Locator {
    return this.main
      .locator('.k-notice')
      .filter({ hasText: this.language.text(`profile:${name}`, variables) });
  }

  async saveWith(password: string): Promise<void> {
    await this.save.click();
    await this.password.fill(password);
    await this.confirm.click();
  }
}
