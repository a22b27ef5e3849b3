import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';

export const goodPassword = 'kiln ferry 7 harbour';

/** Returns an unused display name and email. */
export const newcomer = () => {
  const displayName = `New-${randomUUID().slice(0, 12)}`;
  return { displayName, email: `${displayName.toLowerCase()}@farstead.test` };
};

type Field =
  | 'firstName'
  | 'lastName'
  | 'displayName'
  | 'email'
  | 'password'
  | 'retypePassword'
  | 'recruiterCode'
  | 'gameCode';

export class SignupForm {
  readonly submit: Locator;
  readonly newsletter: Locator;
  /** Text of the password strength meter. */
  readonly strength: Locator;
  /** Title of the page after registering with an email that must be confirmed. */
  readonly done: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: SiteLanguage,
  ) {
    const { text } = language;
    this.submit = page.getByRole('button', { name: text('registration:submit'), exact: true });
    this.newsletter = page.getByRole('checkbox', { name: text('registration:newsletter.label') });
    this.strength = page.locator('.strength-meter').getByRole('status');
    this.done = page.getByRole('heading', { level: 1, name: text('registration:done.title') });
  }

  field(name: Field): Locator {
    const { text } = this.language;
    const label = new RegExp(
      // `translatePage` adds an invisible character to each text.
      `^${text(`registration:${name}.label`)}[\\s\u200b]*(${text('registration:optional')})?\u200b?$`,
    );
    return this.page.locator('form').getByLabel(label);
  }

  /** Fills in the form with valid values. */
  async fillIn(more: Partial<Record<Field, string>> = {}): Promise<void> {
    const typed = {
      firstName: 'Ольга',
      lastName: 'Verne-Castan',
      password: goodPassword,
      retypePassword: goodPassword,
      ...more,
    };
    for (const [name, text] of Object.entries(typed)) await this.field(name as Field).fill(text);
    await this.readLong();
  }

  /**
   * Waits one second, because the form ignores earlier submissions (RG-02). The time starts with the page load if the
   * server rendered the page. Otherwise it starts when the form is rendered, which has happened by now.
   */
  async readLong(): Promise<void> {
    const now = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((shownBy) => {
      const isRendered = document.getElementById('root')?.dataset.rendered === location.pathname;
      return performance.now() > 1100 + (isRendered ? 0 : shownBy);
    }, now);
  }
}
