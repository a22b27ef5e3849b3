import type { Page } from '@playwright/test';
import type { SiteLanguage } from './languages';
import type { Fault, Sandbox } from './Sandbox';
import { isExhaustive } from './scope';
import { test } from './test';

/** A failure mode of a call and the message that the page shows for it. */
export interface FailureMode {
  readonly name: string;
  /** Fault that the server simulates for the call. */
  readonly fault: Omit<Fault, 'method' | 'path' | 'count'>;
  readonly message: (language: SiteLanguage) => string;
}

const failureMessage =
  (word: string, variables: Record<string, string | number> = {}): FailureMode['message'] =>
  ({ text }) =>
    text(`app:failure.${word}`, variables);

/** Milliseconds that the site waits for an API response. */
export const callTimeoutMs = 10_000;

const allFailureModes: readonly FailureMode[] = [
  { name: 'a cut connection', fault: { cut: true }, message: failureMessage('offline') },
  { name: 'no answer in 10 s', fault: { delayMs: 3000 }, message: failureMessage('timeout') },
  { name: '429', fault: { status: 429, body: { code: 31 } }, message: failureMessage('tooMany') },
  {
    name: '429 with Retry-After',
    fault: { status: 429, body: { code: 31 }, headers: { 'retry-after': '42' } },
    message: failureMessage('tooManyWait_other', { count: 42 }),
  },
  { name: '500', fault: { status: 500, body: { code: 50 } }, message: (language) => language.error(50) },
  {
    name: '502 in HTML',
    fault: { status: 502, malformed: 'html-200' },
    message: failureMessage('server', { code: 502 }),
  },
  { name: 'truncated JSON', fault: { malformed: 'truncated-json' }, message: failureMessage('unreadable') },
  { name: 'HTML with status 200', fault: { malformed: 'html-200' }, message: failureMessage('unreadable') },
  { name: 'an empty answer', fault: { malformed: 'empty' }, message: failureMessage('unreadable') },
];

/**
 * Failure modes of calls for which the page must be reloaded each time. `npm test` covers one of each kind: no response
 * and an invalid one. Unit tests verify that the transport distinguishes all of them.
 */
export const failureModesPerLoad = isExhaustive
  ? allFailureModes
  : allFailureModes.filter(({ fault }) => fault.cut === true || fault.malformed === 'truncated-json');

/** Simulates failure modes of a call one after another and checks the page in each. */
export const simulateFailureModes = async (
  sandbox: Sandbox,
  call: Pick<Fault, 'method' | 'path'>,
  look: (network: FailureMode) => Promise<void>,
  failureModes = allFailureModes,
): Promise<void> => {
  for (const network of failureModes) {
    await test.step(`${call.method ?? 'any method'} ${call.path}: ${network.name}`, async () => {
      const end = await sandbox.injectFault({ ...network.fault, ...call });
      await look(network);
      await end();
    });
  }
};

interface TimeoutLog {
  requestedTimeouts?: number[];
}

/**
 * Shortens the page's timeouts of ten seconds to 1.5 seconds, so that no test waits for them.
 * The returned function returns the timeouts that the calls requested.
 */
export const shortenTimeouts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript((limit) => {
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    const requested: number[] = ((window as TimeoutLog).requestedTimeouts = []);
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get(this: XMLHttpRequest) {
        return own?.get?.call(this) as unknown;
      },
      set(this: XMLHttpRequest, milliseconds: number) {
        requested.push(milliseconds);
        own?.set?.call(this, milliseconds === limit ? 1500 : milliseconds);
      },
    });
  }, callTimeoutMs);
  return () => page.evaluate(() => (window as TimeoutLog).requestedTimeouts ?? []);
};
