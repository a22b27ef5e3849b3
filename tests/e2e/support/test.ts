import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { demoOrigin, siteOrigin } from './origins';
import { Sandbox } from './Sandbox';
import { untilTakenOver } from './untilTakenOver';
import { Watch } from './Watch';

interface JourneyFixtures {
  /** Tells this journey's requests from those of the journeys beside it. */
  readonly scope: string;
  /** Where the visitor is: in a country where nobody is asked about cookies, unless a journey is about that. */
  readonly country: string;
  /** The reminders of players were closed before, unless a journey is about them: they would stand in every way. */
  readonly reminded: boolean;
  readonly sandbox: Sandbox;
  readonly watch: Watch;
}

/** A test in a browser of its own, with people and faults of its own, that fails on anything the console shows. */
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
    // The application starts when a visitor moves; a journey begins when it has taken over the page.
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
