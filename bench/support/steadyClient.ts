import { Agent, get } from 'node:http';
import { percentile, round } from './median';
import type { ConstantRateOptions, ConstantRateFigures } from './constantRate';

const { url, perSecond, seconds, headers } = JSON.parse(process.argv[2] ?? '') as ConstantRateOptions;

/** Milliseconds after which a request without a response has failed. */
const timeoutMs = 10_000;
const warmUp = 2;

const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'fifo' });

/** @returns whether the response is complete */
const sendRequest = (): Promise<boolean> =>
  new Promise((done) => {
    const requested = get(url, { agent, headers, timeout: timeoutMs }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode === 200 && answer.complete));
      answer.on('error', () => done(false));
    });
    requested.on('timeout', () => requested.destroy());
    requested.on('error', () => done(false));
  });

/** Sends all requests that are due, then lets responses arrive. */
const sendAtConstantRate = (count: number): Promise<ConstantRateFigures> =>
  new Promise((done) => {
    const begun = performance.now();
    const times: number[] = [];
    const delays: number[] = [];
    let requested = 0;
    let failed = 0;
    const dueAt = (index: number): number => begun + (index * 1000) / perSecond;
    const note = (due: number, isAnswered: boolean): void => {
      times.push(performance.now() - due);
      if (!isAnswered) failed += 1;
      if (times.length < count) return;
      const of = (part: number): number => round(percentile(times, part), 1);
      done({
        sent: count,
        p50: of(0.5),
        p99: of(0.99),
        p999: of(0.999),
        failed,
        late: round(percentile(delays, 0.99), 1),
      });
    };
    const sendDue = (): void => {
      for (; requested < count && dueAt(requested) <= performance.now(); requested += 1) {
        const due = dueAt(requested);
        delays.push(performance.now() - due);
        void sendRequest().then((isAnswered) => note(due, isAnswered));
      }
      // A timer could be up to a millisecond late.
      if (requested < count) setImmediate(sendDue);
    };
    sendDue();
  });

await sendAtConstantRate(perSecond * warmUp);
console.log(JSON.stringify(await sendAtConstantRate(perSecond * seconds)));
agent.destroy();
