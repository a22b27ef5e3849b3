import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from '../languages';

/** Panel of the demo that selects the account and the network condition. */
export class DemoPanel {
  readonly panel: Locator;

  constructor(
    page: Page,
    private readonly language: SiteLanguage,
  ) {
    this.panel = page.getByRole('complementary', { name: language.text('demo:panel.title') });
  }

  async open(): Promise<void> {
    await this.panel.getByRole('button', { name: this.language.text('demo:panel.open') }).click();
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: this.language.text('demo:panel.close') }).click();
  }

  /** @param person `new`, `subscriber`, …, as named in the demo's texts */
  choosePlayer(person: string): Promise<void> {
    return this.choose(`demo:people.${person}.name`);
  }

  /** @param network network condition: `normal`, `slow`, `failing` or `offline` */
  chooseNetwork(network: string): Promise<void> {
    return this.choose(`demo:network.${network}.name`);
  }

  /** Email address, password and one-time code that the panel shows for signing in manually. */
  async credentials(): Promise<{ email: string; password: string; code: string }> {
    const shown = (name: string) =>
      this.panel
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${this.language.text(name)}$`) })
        .locator('xpath=following-sibling::dd[1]')
        .innerText();
    return {
      email: await shown('demo:credentials.email'),
      password: await shown('demo:credentials.password'),
      code: await shown('demo:credentials.code'),
    };
  }

  private choose(name: string): Promise<void> {
    return this.panel.getByRole('radio', { name: this.language.text(name), exact: true }).check();
  }
}
