import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { declinedAll, serializeChoices } from '#domain/consent/ConsentChoices';
import { consentCookie, refreshTokenCookie, tokenCookie } from '#domain/consent/storedItems';
import { Sandbox, type TestPlayer } from '../../e2e/support/Sandbox';
import { isInstalled, startEngine, type Engine, type EngineName } from './engines';
import { retry } from './retry';
import type { Tab } from './Tab';

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

interface Fixtures {
  readonly tab: Tab;
  readonly sandbox: Sandbox;
}

/** Test in one browser engine. It is skipped on a machine without that engine; CI has all of them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      base.skip(!process.env.CI && !isInstalled[engineName](), `${engineName} is not installed`);
      const engine = await startEngine[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.open();
    // The cookie bar would cover what the tests click.
    await storeCookies(tab, { [consentCookie.name]: serializeChoices(declinedAll) });
    await use(tab);
    await tab.close();
  },
  sandbox: async ({ request }, use) => use(new Sandbox(request, randomUUID())),
});

/** Waits until the page shows a text. */
export const seeText = (tab: Tab, text: string): Promise<void> =>
  retry(async () => {
    const visible = await tab.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
    if (!visible.includes(text)) throw new Error(`The page does not show “${text}”`);
  });

const storeCookies = async (tab: Tab, cookies: Readonly<Record<string, string>>): Promise<void> => {
  await tab.open('/health');
  await tab.evaluate((all) => {
    for (const [name, value] of Object.entries(all))
      document.cookie = `${name}=${value}; path=/; SameSite=Lax`;
  }, cookies);
};

/** Stores a player's session as an earlier visit would have done, and opens a page. */
export const openAs = async (
  tab: Tab,
  { accessToken, refreshToken }: TestPlayer,
  path: string,
): Promise<void> => {
  await storeCookies(tab, { [tokenCookie.name]: accessToken, [refreshTokenCookie.name]: refreshToken });
  await tab.open(path);
};
