import { WorkerPasswordStrength } from '#infrastructure/browser/strength/WorkerPasswordStrength';
import type { StrengthResponse, StrengthQuestion } from '#infrastructure/browser/strength/messages';
import { flushPromises } from '#tests/unit/support/flushPromises';

/** A worker whose responses are controlled by the test. */
class ScriptedWorker {
  readonly questions: StrengthQuestion[] = [];
  isTerminated = false;
  private readonly listeners: Record<string, (event: { data?: StrengthResponse }) => void> = {};

  addEventListener(type: string, listener: (event: { data?: StrengthResponse }) => void): void {
    this.listeners[type] = listener;
  }

  postMessage(question: StrengthQuestion): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(score: StrengthResponse['score'], advice: readonly string[] = []): void {
    this.listeners.message?.({ data: { id: this.questions.at(-1)!.id, score, advice } });
  }

  fail(): void {
    this.listeners.error?.({});
  }
}

const setUp = () => {
  const worker = new ScriptedWorker();
  const start = jest.fn(async () => worker as unknown as Worker);
  return { worker, start, strength: new WorkerPasswordStrength(start) };
};

it('RG-01 starts a single worker with the first password', async () => {
  const { worker, start, strength } = setUp();
  expect(start).not.toHaveBeenCalled();
  const first = strength.estimate('kiln', ['ada'], 'fr');
  await flushPromises();
  expect(worker.questions).toEqual([{ id: 1, password: 'kiln', weakWords: ['ada'], language: 'fr' }]);
  worker.answer(2, ['anotherWord', 'anotherWord', 'somethingNew']);
  expect(await first).toEqual({ score: 2, advice: ['anotherWord'] });

  const second = strength.estimate('kiln ferry', [], 'fr');
  await flushPromises();
  worker.answer(4);
  expect(await second).toEqual({ score: 4, advice: [] });
  expect(start).toHaveBeenCalledTimes(1);
});

it('RG-01 a busy worker queues only the newest password and ignores an outdated response', async () => {
  const { worker, strength } = setUp();
  const answers = ['p', 'pa', 'pas', 'pass'].map((password) => strength.estimate(password, [], 'en'));
  await flushPromises();
  expect(worker.questions.map(({ password }) => password)).toEqual(['pass']);
  const newer = strength.estimate('pass kiln', [], 'en');
  await flushPromises();
  expect(worker.questions).toHaveLength(1);
  worker.answer(0);
  await flushPromises();
  expect(worker.questions.map(({ password }) => password)).toEqual(['pass', 'pass kiln']);
  worker.answer(3);
  expect(await newer).toEqual({ score: 3, advice: [] });
  expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined, undefined]);
});

it('RG-01 rates neither pending nor later passwords after the worker fails', async () => {
  const { worker, start, strength } = setUp();
  const requested = strength.estimate('kiln', [], 'en');
  await flushPromises();
  const waiting = strength.estimate('kiln ferry', [], 'en');
  await flushPromises();
  worker.fail();
  expect(await Promise.all([requested, waiting])).toEqual([undefined, undefined]);
  expect(await strength.estimate('kiln ferry moss', [], 'en')).toBeUndefined();
  expect(worker.isTerminated).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
});

it('RG-01 rates no password when the browser does not support workers', async () => {
  const strength = new WorkerPasswordStrength(() => Promise.reject(new Error('no workers here')));
  expect(await strength.estimate('kiln', [], 'en')).toBeUndefined();
  expect(await strength.estimate('kiln ferry', [], 'en')).toBeUndefined();
});
