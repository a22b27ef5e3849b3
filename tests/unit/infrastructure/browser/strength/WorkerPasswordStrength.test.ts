import { WorkerPasswordStrength } from '../../../../../src/infrastructure/browser/strength/WorkerPasswordStrength';
import type {
  StrengthAnswer,
  StrengthQuestion,
} from '../../../../../src/infrastructure/browser/strength/messages';
import { settled } from '../../../support/settled';

/** A worker whose responses are controlled by the test. */
class ScriptedWorker {
  readonly asked: StrengthQuestion[] = [];
  terminated = false;
  private readonly listeners: Record<string, (event: { data?: StrengthAnswer }) => void> = {};

  addEventListener(type: string, listener: (event: { data?: StrengthAnswer }) => void): void {
    this.listeners[type] = listener;
  }

  postMessage(question: StrengthQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(score: StrengthAnswer['score'], advice: readonly string[] = []): void {
    this.listeners.message?.({ data: { id: this.asked.at(-1)!.id, score, advice } });
  }

  fail(): void {
    this.listeners.error?.({});
  }
}

const started = () => {
  const worker = new ScriptedWorker();
  const start = jest.fn(async () => worker as unknown as Worker);
  return { worker, start, strength: new WorkerPasswordStrength(start) };
};

it('RG-01 asks a worker that is started once, with the first password', async () => {
  const { worker, start, strength } = started();
  expect(start).not.toHaveBeenCalled();
  const first = strength.estimate('kiln', ['ada'], 'fr');
  await settled();
  expect(worker.asked).toEqual([{ id: 1, password: 'kiln', weakWords: ['ada'], language: 'fr' }]);
  worker.answer(2, ['anotherWord', 'anotherWord', 'somethingNew']);
  expect(await first).toEqual({ score: 2, advice: ['anotherWord'] });

  const second = strength.estimate('kiln ferry', [], 'fr');
  await settled();
  worker.answer(4);
  expect(await second).toEqual({ score: 4, advice: [] });
  expect(start).toHaveBeenCalledTimes(1);
});

it('RG-01 while the worker is busy only the newest password is queued, and an outdated answer is dropped', async () => {
  const { worker, strength } = started();
  const answers = ['p', 'pa', 'pas', 'pass'].map((password) => strength.estimate(password, [], 'en'));
  await settled();
  expect(worker.asked.map(({ password }) => password)).toEqual(['pass']);
  const newer = strength.estimate('pass kiln', [], 'en');
  await settled();
  expect(worker.asked).toHaveLength(1);
  worker.answer(0);
  await settled();
  expect(worker.asked.map(({ password }) => password)).toEqual(['pass', 'pass kiln']);
  worker.answer(3);
  expect(await newer).toEqual({ score: 3, advice: [] });
  expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined, undefined]);
});

it('RG-01 a worker that fails leaves all questions without an answer, also those to come', async () => {
  const { worker, start, strength } = started();
  const asked = strength.estimate('kiln', [], 'en');
  await settled();
  const waiting = strength.estimate('kiln ferry', [], 'en');
  await settled();
  worker.fail();
  expect(await Promise.all([asked, waiting])).toEqual([undefined, undefined]);
  expect(await strength.estimate('kiln ferry moss', [], 'en')).toBeUndefined();
  expect(worker.terminated).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
});

it('RG-01 without workers no password gets a rating', async () => {
  const strength = new WorkerPasswordStrength(() => Promise.reject(new Error('no workers here')));
  expect(await strength.estimate('kiln', [], 'en')).toBeUndefined();
  expect(await strength.estimate('kiln ferry', [], 'en')).toBeUndefined();
});
