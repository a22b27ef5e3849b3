import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';
import { errorsIn } from '../notices';

/** Both sign-in steps, on the login page or in the dialog. */
export class LoginForm {
  readonly title: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly code: Locator;
  readonly confirm: Locator;
  readonly back: Locator;
  readonly alert: Locator;

  /** @param within the page's main element or the dialog */
  constructor(within: Locator, language: SiteLanguage) {
    const button = (name: string) => within.getByRole('button', { name: language.text(name), exact: true });
    this.title = within.getByRole('heading', { name: language.text('session:title'), exact: true });
    this.email = within.getByLabel(language.text('session:email.label'), { exact: true });
    this.password = within.getByLabel(language.text('session:password.label'), { exact: true });
    this.submit = button('session:submit');
    this.code = within.getByLabel(language.text('session:code.label'), { exact: true });
    this.confirm = button('session:code.submit');
    this.back = button('session:code.back');
    this.alert = errorsIn(within);
  }

  static onPage(page: Page, language: SiteLanguage): LoginForm {
    return new LoginForm(page.getByRole('main'), language);
  }

  static inDialog(page: Page, language: SiteLanguage): LoginForm {
    return new LoginForm(page.getByRole('dialog', { name: language.text('session:dialog.label') }), language);
  }

  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await this.fill(email, password);
    await this.submit.click();
  }
}
