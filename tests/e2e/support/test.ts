import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { demoOrigin, siteOrigin } from './origins';
import { Sandbox } from './Sandbox';
import { untilTakenOver } from './untilTakenOver';
import { Watch } from './Watch';

interface JourneyFixtures {
  /** Distinguishes this test's requests from those of parallel tests. */
  readonly scope: string;
  /** Country of the visitor. Defaults to one without a consent dialog. */
  readonly country: string;
  /** Whether the reminders were already dismissed. Otherwise they would cover other elements. */
  readonly reminded: boolean;
  readonly sandbox: Sandbox;
  readonly watch: Watch;
}

/** Test with its own browser context, players and faults. Fails if the browser logs any error. */
export const test = base.extend<JourneyFixtures>({
  scope: async ({}, use) => use(randomUUID()),
  country: ['US', { option: true }],
  extraHTTPHeaders: async ({ scope, country }, use) =>
    use({ 'x-sandbox-scope': scope, 'x-sandbox-country': country }),
  reminded: [true, { option: true }],
  context: async ({ context, reminded }, use) => {
    if (reminded) {
      await context.addInitScript(() => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (name) {
          return name.startsWith('reminded_') ? 'two-factor back-to-game' : getItem.call(this, name);
        };
      });
    }
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    // The application starts on user input; a test continues once the page is hydrated.
    const takenOver = async (): Promise<void> => {
      if (javaScriptEnabled === false || (await page.locator('#root').count()) === 0) return;
      await untilTakenOver(page);
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
  watch: [
    async ({ context }, use) => {
      const watch = new Watch(context, [siteOrigin, demoOrigin]);
      await use(watch);
      expect(watch.problems, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
