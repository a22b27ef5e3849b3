import {
  Builder,
  By,
  Capabilities,
  Key as DriverKey,
  type WebElement,
  type WebDriver,
} from 'selenium-webdriver';
import { siteOrigin } from '../../e2e/support/origins';
import { retry } from './retry';
import { locate, paymentFrame, paySubmit, type Key, type Tab, type Target } from './Tab';

const keys: Readonly<Record<Key, string>> = {
  Escape: DriverKey.ESCAPE,
  Enter: DriverKey.ENTER,
  Tab: DriverKey.TAB,
  ArrowDown: DriverKey.ARROW_DOWN,
};

const sourceOf = (run: (argument: never) => unknown): string => `return (${String(run)})(arguments[0])`;

class WebKitTab implements Tab {
  constructor(private readonly driver: WebDriver) {}

  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, siteOrigin).href);
  }

  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return this.driver.executeScript<Result>(sourceOf(run), argument);
  }

  async see(target: Target): Promise<void> {
    await retry(() => this.find(target));
  }

  async click(target: Target): Promise<void> {
    await retry(async () => {
      const element = await this.find(target);
      // The driver does not scroll to an element that is only hidden behind the edge of the window.
      await this.driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    });
  }

  async type(target: Target, text: string): Promise<void> {
    await retry(async () => {
      const field = await this.find(target);
      await field.clear();
      await field.sendKeys(text);
    });
  }

  async choose(target: Target, files: readonly string[]): Promise<void> {
    await retry(async () => (await this.find(target)).sendKeys(files.join('\n')));
  }

  async press(key: Key): Promise<void> {
    await this.driver.actions().sendKeys(keys[key]).perform();
  }

  async pay(card: string): Promise<void> {
    await retry(async () => {
      await this.driver.switchTo().frame(await this.find(paymentFrame));
      await this.driver.findElement(By.css(`[data-card="${card}"]`)).click();
      await this.driver.findElement(By.css(paySubmit)).click();
    });
    await this.driver.switchTo().defaultContent();
  }

  async close(): Promise<void> {
    await this.driver.quit();
  }

  private async find(target: Target): Promise<WebElement> {
    const element = await this.driver.executeScript<WebElement | null>(sourceOf(locate), target);
    if (!element) throw new Error(`The page has no ${JSON.stringify(target)}`);
    return element;
  }
}

/** Opens a tab in the MiniBrowser of WebKitGTK, through a running WebKitWebDriver. */
export const openWebKit = async (driverUrl: string, binary: string): Promise<Tab> => {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 60_000 });
  await driver.manage().window().setRect({ width: 1280, height: 900 });
  return new WebKitTab(driver);
};
