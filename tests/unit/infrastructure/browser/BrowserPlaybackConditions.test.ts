import { BrowserPlaybackConditions } from '#infrastructure/browser/BrowserPlaybackConditions';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';

interface Situation {
  readonly media?: readonly string[];
  readonly readyState?: string;
  readonly visibilityState?: string;
  readonly connection?: { readonly saveData: boolean };
}

const conditionsIn = (situation: Situation) => {
  const { media = [], readyState = 'complete', visibilityState = 'visible', connection } = situation;
  const listening = new EventTarget();
  const window = Object.assign(listening, {
    document: Object.assign(new EventTarget(), { readyState, visibilityState }),
    navigator: { connection },
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: media.some((feature) => query.includes(feature)) }),
  });
  return { window, conditions: new BrowserPlaybackConditions({ window } as unknown as BrowserWindow) };
};

it('HO-01 allows videos on a loaded and visible page', () => {
  const { conditions } = conditionsIn({});
  expect([conditions.canAnimate, conditions.canPlayVideos, conditions.isPortrait]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each<[string, Situation]>([
  ['before the page has loaded', { readyState: 'interactive' }],
  ['in a hidden tab', { visibilityState: 'hidden' }],
  ['for visitors who save data', { connection: { saveData: true } }],
  ['for visitors who prefer reduced data', { media: ['prefers-reduced-data'] }],
  ['for visitors who prefer reduced motion', { media: ['prefers-reduced-motion'] }],
])('HO-01 does not allow videos %s', (_, situation) => {
  expect(conditionsIn(situation).conditions.canPlayVideos).toBe(false);
});

it('HO-03 reduced motion stops carousels, but data saving does not', () => {
  expect(conditionsIn({ connection: { saveData: true } }).conditions.canAnimate).toBe(true);
  expect(conditionsIn({ media: ['prefers-reduced-motion'] }).conditions.canAnimate).toBe(false);
});

it('HO-01 reports page load and visibility changes until the listener is removed', () => {
  const { window, conditions } = conditionsIn({});
  let notified = 0;
  const stop = conditions.onChange(() => (notified += 1));
  window.dispatchEvent(new Event('load'));
  window.document.dispatchEvent(new Event('visibilitychange'));
  expect(notified).toBe(2);
  stop();
  window.dispatchEvent(new Event('load'));
  expect(notified).toBe(2);
});
