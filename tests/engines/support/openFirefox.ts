import { expect } from '@playwright/test';
import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { siteOrigin } from '../../e2e/support/origins';
import { retry } from './retry';
import { locate, paymentFrame, paySubmit, type Key, type Tab, type Target } from './Tab';

class FirefoxTab implements Tab {
  constructor(
    private readonly page: Page,
    private readonly closeContext: () => Promise<void>,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, siteOrigin).href);
  }

  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return this.page.evaluate(run as (argument: unknown) => Result, argument) as Promise<Result>;
  }

  async see(target: Target): Promise<void> {
    await retry(() => this.find(target));
  }

  async click(target: Target): Promise<void> {
    const element = await retry(async () => {
      const found = await this.find(target);
      const place = await found.boundingBox();
      expect(await found.boundingBox(), 'the element still moves').toEqual(place);
      return found;
    });
    // A click that leaves the page is reported as failed, because its document is gone.
    await element.click().catch(() => undefined);
  }

  async type(target: Target, text: string): Promise<void> {
    await retry(async () => {
      const field = await this.find(target);
      await field.click({ count: 3 });
      await this.page.keyboard.press('Delete');
      await field.type(text);
    });
  }

  async choose(target: Target, files: readonly string[]): Promise<void> {
    await retry(async () =>
      ((await this.find(target)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    );
  }

  async press(key: Key): Promise<void> {
    await this.page.keyboard.press(key satisfies KeyInput);
  }

  async pay(card: string): Promise<void> {
    await retry(async () => {
      const frame = await (await this.find(paymentFrame)).contentFrame();
      await frame?.locator(`[data-card="${card}"]`).click();
      await frame?.locator(paySubmit).click();
    });
  }

  close(): Promise<void> {
    return this.closeContext();
  }

  private async find(target: Target): Promise<ElementHandle<Element>> {
    const element = (await this.page.evaluateHandle(locate, target)).asElement();
    if (!element) throw new Error(`The page has no ${JSON.stringify(target)}`);
    return element as ElementHandle<Element>;
  }
}

/** Opens a tab in Firefox, which is controlled through WebDriver BiDi. */
export const openFirefox = async (browser: Browser): Promise<Tab> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return new FirefoxTab(page, () => context.close());
};
