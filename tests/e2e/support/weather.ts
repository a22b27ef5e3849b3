import type { Page } from '@playwright/test';
import type { SiteLanguage } from './languages';
import type { Fault, Sandbox } from './Sandbox';
import { isExhaustive } from './scope';
import { test } from './test';

/** Something that goes wrong with a call, and what the page says of it. */
export interface Weather {
  readonly name: string;
  /** What the server does to the call. */
  readonly fault: Omit<Fault, 'method' | 'path' | 'count'>;
  /** The words for it, those of a namespace's `prefix` for failures. */
  readonly message: (language: SiteLanguage, prefix: string) => string;
}

const failure =
  (word: string, variables: Record<string, string | number> = {}): Weather['message'] =>
  (language, prefix) =>
    language.text(`${prefix}.${word}`, variables);

/** How long the site waits for an answer of the API, in milliseconds. */
export const callTimeout = 10_000;

const badWeather: readonly Weather[] = [
  { name: 'a cut connection', fault: { cut: true }, message: failure('offline') },
  { name: 'no answer in 10 s', fault: { delayMs: 3000 }, message: failure('timeout') },
  { name: '429', fault: { status: 429, body: { code: 31 } }, message: failure('tooMany') },
  {
    name: '429 with Retry-After',
    fault: { status: 429, body: { code: 31 }, headers: { 'retry-after': '42' } },
    message: failure('tooManyWait', { seconds: 42 }),
  },
  { name: '500', fault: { status: 500, body: { code: 50 } }, message: (language) => language.error(50) },
  {
    name: '502 in HTML',
    fault: { status: 502, malformed: 'html-200' },
    message: failure('server', { code: 502 }),
  },
  { name: 'truncated JSON', fault: { malformed: 'truncated-json' }, message: failure('unreadable') },
  { name: 'HTML with status 200', fault: { malformed: 'html-200' }, message: failure('unreadable') },
  { name: 'an empty answer', fault: { malformed: 'empty' }, message: failure('unreadable') },
];

/**
 * The failure modes of calls whose page must be loaded for each. `npm test` has one of each kind, no response and an
 * unreadable one: unit tests show that the transport tells all of them apart.
 */
export const failureModesPerLoad = isExhaustive
  ? badWeather
  : badWeather.filter(({ fault }) => fault.cut === true || fault.malformed === 'truncated-json');

/** Simulates failure modes of a call one after the other, and checks the page in each. */
export const inBadWeather = async (
  sandbox: Sandbox,
  call: Pick<Fault, 'method' | 'path'>,
  look: (weather: Weather) => Promise<void>,
  failureModes = badWeather,
): Promise<void> => {
  for (const weather of failureModes) {
    await test.step(`${call.method ?? 'any method'} ${call.path}: ${weather.name}`, async () => {
      const end = await sandbox.fault({ ...weather.fault, ...call });
      await look(weather);
      await end();
    });
  }
};

interface Hurried {
  asked?: number[];
}

/**
 * Makes the page's calls give up after a second and a half where they would after ten, so that no test waits for it.
 * The answer tells how long they asked to wait.
 */
export const hurryTimeouts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript((limit) => {
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    const asked: number[] = ((window as Hurried).asked = []);
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get(this: XMLHttpRequest) {
        return own?.get?.call(this) as unknown;
      },
      set(this: XMLHttpRequest, milliseconds: number) {
        asked.push(milliseconds);
        own?.set?.call(this, milliseconds === limit ? 1500 : milliseconds);
      },
    });
  }, callTimeout);
  return () => page.evaluate(() => (window as Hurried).asked ?? []);
};
