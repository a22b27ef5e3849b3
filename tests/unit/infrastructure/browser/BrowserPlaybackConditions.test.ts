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

it('HO-01 films may play on a page that has loaded and is looked at', () => {
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
  ['for who saves data', { connection: { saveData: true } }],
  ['for who asks for less data', { media: ['prefers-reduced-data'] }],
  ['for who asks for less motion', { media: ['prefers-reduced-motion'] }],
])('HO-01 no film plays %s', (_, situation) => {
  expect(conditionsIn(situation).conditions.canPlayVideos).toBe(false);
});

it('HO-03 data saving holds no carousel, less motion does', () => {
  expect(conditionsIn({ connection: { saveData: true } }).conditions.canAnimate).toBe(true);
  expect(conditionsIn({ media: ['prefers-reduced-motion'] }).conditions.canAnimate).toBe(false);
});

it('HO-01 reports the load and a change of tabs until the listener is removed', () => {
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
