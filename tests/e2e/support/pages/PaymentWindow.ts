import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Cards of the sandbox, and what becomes of a payment with each. */
export const cards = {
  accepted: '4111111111111111',
  declined: '4000000000000002',
  troubled: '4000000000000119',
  bank: '4000000000003220',
} as const;

/** The stand-in of the payment provider's window, over whichever page opened it. */
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

  /** What the buyer is shown: `card`, `bank`, `troubled` and the like. */
  step(name: string): Locator {
    return this.frame.locator(`[data-step="${name}"]`);
  }

  get declined(): Locator {
    return this.frame.locator('#declined');
  }

  async confirmAtBank(): Promise<void> {
    await this.frame.locator('[data-confirm]').click();
  }

  /** By the window's own button. */
  async leave(): Promise<void> {
    await this.frame.locator('[data-leave]:visible').first().click();
  }
}
