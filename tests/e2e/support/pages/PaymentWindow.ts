import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Test cards of the sandbox, by payment outcome. */
export const cards = {
  accepted: '4111111111111111',
  declined: '4000000000000002',
  troubled: '4000000000000119',
  bank: '4000000000003220',
} as const;

/** Mock payment window of the sandbox, on top of the page that opened it. */
export class PaymentWindow {
  readonly lightbox: Locator;
  private readonly frame: FrameLocator;

  constructor(page: Page) {
    this.lightbox = page.locator('.xpaystation-widget-lightbox');
    this.frame = this.lightbox.frameLocator('iframe');
  }

  async pay(card: keyof typeof cards): Promise<void> {
    await this.frame.locator(`[data-card="${cards[card]}"]`).click();
    await this.frame.locator('form [type="submit"]').click();
  }

  /** Current step of the payment: `card`, `bank`, `troubled` and others. */
  step(name: string): Locator {
    return this.frame.locator(`[data-step="${name}"]`);
  }

  get declined(): Locator {
    return this.frame.locator('#declined');
  }

  async confirmAtBank(): Promise<void> {
    await this.frame.locator('[data-confirm]').click();
  }

  /** Closes the window with its own button. */
  async leave(): Promise<void> {
    await this.frame.locator('[data-leave]:visible').first().click();
  }
}
