import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer-core';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { pathOf } from '#domain/navigation/pagePaths';
import { consentChoiceAttribute } from '#hydration/protocol';
import type { SectionResult } from '../support/SectionResult';
import { median, percentile } from '../support/median';
import { launchPhone, openPhone, scrollToMatch, tap } from '../support/phone';
import { startProcess } from '../support/startProcess';

const rounds = 5;
const slowdown = 4;

/** Milliseconds from `load` to the first interaction, and between interactions. */
const firstWait = 300;
const pause = 600;
const keyPause = 150;

/** Milliseconds; browsers do not report shorter interactions. */
const minDurationMs = 16;

/** One interaction: a tap on a selector, or a key. */
type Step = { readonly tap: string } | { readonly key: string };

const tapOn = (selector: string): Step => ({ tap: selector });
const keys = (text: string): readonly Step[] => [...text].map((key) => ({ key }));
const typeInto = (field: string, text: string): readonly Step[] => [
  tapOn(`input[name="${field}"]`),
  ...keys(text),
];
const currency = (code: string): Step => tapOn(`label:has(input[name="currency"][value="${code}"])`);
const pack = (position: number): Step => tapOn(`.plan:nth-child(${position} of .plan) button`);

const menu = tapOn('.mobile-menu__button');
const tab = (position: number): Step => tapOn(`.mobile-menu__panel [role="tab"]:nth-of-type(${position})`);
const group = (position: number): Step =>
  tapOn(`.mobile-menu__entries > :nth-child(${position} of :has(summary)) summary`);
const question = (position: number): Step =>
  tapOn(`:nth-child(${position} of :has(> .question__face)) > summary`);
const backToPacks = tapOn('.plan-summary .k-link');
const declined = tapOn(`[${consentChoiceAttribute}]:nth-of-type(2)`);
const newsletter = tapOn('.footer input[name="email"], form:not(main *) input[name="email"]');

/** Twenty interactions per page that do not load another document. */
const scripts: Readonly<Record<string, readonly Step[]>> = {
  [pathOf('home', 'en-us')]: [
    menu,
    group(1),
    group(2),
    tab(2),
    tab(3),
    tab(1),
    menu,
    declined,
    tapOn('.k-icon-button[aria-label="Close this announcement"]'),
    tapOn('.k-caption__place'),
    tapOn('a[href="#reviews"]'),
    tapOn('[aria-label="Next review"]'),
    tapOn('[aria-label="Next review"]'),
    tapOn('[aria-label="Previous review"]'),
    tapOn('.video-stage__play'),
    newsletter,
    ...keys('mira'),
  ],
  [pathOf('buy', 'en-us')]: [
    pack(2),
    backToPacks,
    pack(4),
    backToPacks,
    currency('GBP'),
    currency('USD'),
    question(1),
    question(2),
    question(1),
    question(3),
    declined,
    menu,
    tab(3),
    menu,
    currency('EUR'),
    newsletter,
    ...keys('mira'),
  ],
  [pathOf('login', 'en-us')]: [
    ...typeInto('username', 'mira@x'),
    ...typeInto('password', 'kiln'),
    tapOn('[aria-label^="Show password"]'),
    tapOn('[aria-label^="Hide password"]'),
    menu,
    tab(2),
    menu,
    declined,
    tapOn('main button[type="submit"]'),
    tapOn('.k-caption__place'),
  ],
  [pathOf('signup', 'en-us')]: [
    ...typeInto('firstName', 'Mi'),
    ...typeInto('displayName', 'Mi'),
    ...typeInto('email', 'm@'),
    ...typeInto('password', 'kiln'),
    tapOn('[aria-label^="Show password"]'),
    tapOn('label:has(input[name="newsletter"]), input[name="newsletter"]'),
    declined,
    menu,
    menu,
    tapOn('main button[type="submit"]'),
  ],
};

const describeStep = (step: Step): string => ('tap' in step ? step.tap : `key ${step.key}`);

interface TimedEvent {
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly interaction: number;
  readonly duration: number;
}

interface Interaction {
  readonly step: string;
  /** 16 represents all shorter durations. */
  readonly milliseconds: number;
}

/** Runs in the page before its scripts. */
const observe = (): void => {
  const notified: TimedEvent[] = [];
  (window as unknown as { reportedInteractions: TimedEvent[] }).reportedInteractions = notified;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const at = performance.timeOrigin + entry.startTime;
      notified.push({ at, interaction: entry.interactionId, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** Simulates one visit. The duration of an interaction is that of its slowest event. */
const visit = async (
  page: Page,
  address: string,
  script: readonly Step[],
): Promise<readonly Interaction[]> => {
  await page.evaluateOnNewDocument(observe);
  await page.goto(address, { waitUntil: 'load' });
  const document = await page.evaluate(() => performance.timeOrigin);
  const begun: number[] = [];
  for (const step of script) {
    const spot = 'tap' in step && (await scrollToMatch(page, step.tap));
    if (begun.length === 0) await sleep(firstWait);
    begun.push(Date.now());
    if (spot) await tap(page, spot);
    else if ('key' in step) await page.keyboard.press(step.key as KeyInput);
    await sleep(spot ? pause : keyPause);
  }
  await sleep(4 * pause);
  const { origin, notified } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    notified: (window as unknown as { reportedInteractions: TimedEvent[] }).reportedInteractions,
  }));
  if (origin !== document) throw new Error(`${address}: the page was left for ${page.url()}`);
  return script.map((step, index) => {
    const from = begun[index] ?? 0;
    const to = begun[index + 1] ?? Infinity;
    const durations = notified.filter(({ at }) => at >= from && at < to).map(({ duration }) => duration);
    return { step: describeStep(step), milliseconds: Math.max(minDurationMs, ...durations) };
  });
};

const atLeast = (milliseconds: number): string =>
  milliseconds <= minDurationMs ? `${minDurationMs} ms or less` : `${milliseconds} ms`;

/** Measures a visit's interactions from the first one on, by touch, as on a phone with a throttled CPU. */
export const measureInteractions = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const figures: { path: string; visits: (readonly Interaction[])[] }[] = [];
  try {
    for (const [path, script] of Object.entries(scripts)) {
      const visits: (readonly Interaction[])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await launchPhone();
        try {
          visits.push(await visit(await openPhone(browser, slowdown), site.origin + path, script));
        } finally {
          await browser.close();
        }
      }
      figures.push({ path, visits });
    }
  } finally {
    await site.stop();
  }
  return {
    title: `Interactions on a phone, from the tap or key to the next frame, ${slowdown}× CPU slowdown from the first byte, ${rounds} visits; p98 excludes one in fifty, as INP does`,
    figures,
    columns: ['Page', 'Interactions', 'Median', 'p98', 'Slowest', 'First of a visit, median'],
    rows: figures.map(({ path, visits }) => {
      const all = visits.flat();
      const times = all.map(({ milliseconds }) => milliseconds);
      const slowest = all.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
      return [
        `\`${path}\``,
        String(all.length),
        atLeast(median(times)),
        atLeast(percentile(times, 0.98)),
        `${atLeast(slowest.milliseconds)} (\`${slowest.step}\`)`,
        atLeast(median(visits.map(([first]) => first?.milliseconds ?? Number.NaN))),
      ];
    }),
  };
};
