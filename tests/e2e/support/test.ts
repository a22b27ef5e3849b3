import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { Traits } from '#sandbox/control/creation';
import { demoOrigin, proxiedOrigin, siteOrigin } from './origins';
import { Sandbox, type TestPlayer } from './Sandbox';
import { storeTokens, tokensOf } from './session';
import { waitForHydration } from './waitForHydration';
import { BrowserErrorMonitor } from './BrowserErrorMonitor';

interface JourneyFixtures {
  /** Distinguishes this test's requests from those of parallel tests. */
  readonly scope: string;
  /** Country of the visitor. Defaults to one without a consent dialog. */
  readonly country: string;
  /** Whether the reminders were already dismissed. Otherwise they would cover other elements. */
  readonly dismissedReminders: boolean;
  /**
   * Whether the bar that offers the browser's language may appear. Off by default, because it would cover elements. The
   * browser's language is English unless a test sets another one.
   */
  readonly offersLanguage: boolean;
  readonly sandbox: Sandbox;
  /**
   * Creates a player with these traits and signs them in without the login form, as an earlier visit would have done.
   * Then opens the path, if there is one.
   */
  readonly signIn: (traits?: Traits, path?: string) => Promise<TestPlayer>;
  readonly browserErrors: BrowserErrorMonitor;
}

/** Test with its own browser context, players and faults. Fails if the browser logs any error. */
export const test = base.extend<JourneyFixtures>({
  scope: async ({}, use) => use(randomUUID()),
  country: ['US', { option: true }],
  extraHTTPHeaders: async ({ scope, country }, use) =>
    use({ 'x-sandbox-scope': scope, 'x-sandbox-country': country }),
  dismissedReminders: [true, { option: true }],
  offersLanguage: [false, { option: true }],
  // The API proxy drops unknown headers, but not the user agent.
  userAgent: async ({ baseURL, userAgent, scope }, use) =>
    use(baseURL === proxiedOrigin ? `${userAgent} ${scope}` : userAgent),
  // The controls of the sandbox are not behind the API proxy.
  request: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL: baseURL === proxiedOrigin ? siteOrigin : baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    });
    await use(request);
    await request.dispose();
  },
  context: async ({ context, baseURL, dismissedReminders, offersLanguage }, use) => {
    if (baseURL === proxiedOrigin) {
      // In production, the content service and the mock services have other origins.
      await context.route(/\/(?:content\/api|sandbox)\//, async (route) => {
        const request = route.request();
        const url = request.url().replace(proxiedOrigin, siteOrigin);
        const headers = { ...request.headers(), origin: siteOrigin };
        await route.fulfill({ response: await route.fetch({ url, headers }) });
      });
    }
    if (!offersLanguage) {
      await context.addInitScript(() => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (name) {
          return getItem.call(this, name) ?? (name === 'locale' ? 'none' : null);
        };
      });
    }
    if (dismissedReminders) {
      await context.addInitScript(() => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (name) {
          return name.startsWith('reminded_') ? 'two-factor back-to-game' : getItem.call(this, name);
        };
      });
    }
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    // The application starts on user input; a test continues once the page is hydrated.
    const takenOver = async (): Promise<void> => {
      if (javaScriptEnabled === false || (await page.locator('#root').count()) === 0) return;
      await waitForHydration(page);
    };
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options === undefined) await takenOver();
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options === undefined) await takenOver();
      return answer;
    };
    await use(page);
  },
  sandbox: async ({ request, scope }, use) => use(new Sandbox(request, scope)),
  signIn: async ({ context, page, sandbox }, use) =>
    use(async (traits = {}, path) => {
      const player = await sandbox.createPlayer({ traits });
      await storeTokens(context, tokensOf(player));
      if (path !== undefined) await page.goto(path);
      return player;
    }),
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = new BrowserErrorMonitor(context, [siteOrigin, demoOrigin, proxiedOrigin]);
      await use(browserErrors);
      expect(browserErrors.problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
