import { BrowserPlaybackConditions } from '#infrastructure/browser/BrowserPlaybackConditions';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';

interface Situation {
  readonly media?: readonly string[];
  readonly readyState?: string;
  readonly visibilityState?: string;
  readonly connection?: { readonly saveData: boolean };
  /** Value of the attribute that the early script sets. */
  readonly motion?: 'on' | 'off';
}

const conditionsIn = (situation: Situation) => {
  const { media = [], readyState = 'complete', visibilityState = 'visible', connection } = situation;
  const { motion = 'on' } = situation;
  const listening = new EventTarget();
  const observed: (() => void)[] = [];
  const window = Object.assign(listening, {
    document: Object.assign(new EventTarget(), {
      readyState,
      visibilityState,
      documentElement: { getAttribute: () => motion },
    }),
    MutationObserver: class {
      constructor(private readonly listener: () => void) {}
      observe = () => observed.push(this.listener);
      disconnect = () => observed.splice(0);
    },
    navigator: { connection },
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: media.some((feature) => query.includes(feature)) }),
  });
  const toggleMotion = () => observed.forEach((listener) => listener());
  return {
    window,
    toggleMotion,
    conditions: new BrowserPlaybackConditions({ window } as unknown as BrowserWindow),
  };
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
  ['for visitors who stopped motion', { motion: 'off' }],
])('HO-01 does not allow videos %s', (_, situation) => {
  expect(conditionsIn(situation).conditions.canPlayVideos).toBe(false);
});

it('HO-03 reduced motion stops carousels, but data saving does not', () => {
  expect(conditionsIn({ connection: { saveData: true } }).conditions.canAnimate).toBe(true);
  expect(conditionsIn({ media: ['prefers-reduced-motion'] }).conditions.canAnimate).toBe(false);
});

it('HO-03 the motion control stops autoplay, but not animations that the visitor starts', () => {
  const { conditions } = conditionsIn({ motion: 'off' });
  expect([conditions.canAnimate, conditions.canAutoplay]).toEqual([true, false]);
  expect(conditionsIn({}).conditions.canAutoplay).toBe(true);
});

it('HO-01 reports page load, visibility and motion changes until the listener is removed', () => {
  const { window, toggleMotion, conditions } = conditionsIn({});
  let notified = 0;
  const stop = conditions.onChange(() => (notified += 1));
  window.dispatchEvent(new Event('load'));
  window.document.dispatchEvent(new Event('visibilitychange'));
  toggleMotion();
  expect(notified).toBe(3);
  stop();
  window.dispatchEvent(new Event('load'));
  toggleMotion();
  expect(notified).toBe(3);
});
