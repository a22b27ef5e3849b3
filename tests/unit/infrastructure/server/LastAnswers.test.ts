import { fail, succeed, type Result } from '../../../../src/domain/shared/Result';
import type { CallFailure } from '../../../../src/domain/shared/CallFailure';
import { FakeClock } from '../../../../src/infrastructure/fake/browser/FakeClock';
import { RecordedErrors } from '../../../../src/infrastructure/fake/shared/recorders';
import { LastAnswers, liveTimes } from '../../../../src/infrastructure/server/LastAnswers';
import { settled } from '../../support/settled';

type Answer = Result<number, CallFailure>;

const away: Answer = fail({ kind: 'offline' });

const arranged = () => {
  const clock = new FakeClock();
  const errors = new RecordedErrors();
  const answers = new LastAnswers(clock, errors);
  const api = jest.fn<Promise<Answer>, []>(async () => succeed(1));
  const ask = () => answers.ask('price', api);
  return { answers, api, ask, clock, errors };
};

/** An API whose responses are controlled by the test. */
const slow = () => {
  let answer: (answer: Answer) => void = () => undefined;
  return {
    api: () => new Promise<Answer>((done) => (answer = done)),
    answer: (given: Answer) => answer(given),
  };
};

it('BU-01 calls the API once for many renders, and again after seconds', async () => {
  const { api, ask, clock } = arranged();
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked).toEqual([succeed(1), succeed(1), succeed(1)]);
  await ask();
  expect(api).toHaveBeenCalledTimes(1);
  clock.advance(liveTimes.fresh);
  api.mockResolvedValue(succeed(2));
  expect(await ask()).toEqual(succeed(2));
  expect(api).toHaveBeenCalledTimes(2);
});

it.each<readonly [string, CallFailure, Answer]>([
  ['is away', { kind: 'offline' }, succeed(1)],
  ['is slow', { kind: 'timeout' }, succeed(1)],
  ['answers something else', { kind: 'malformed' }, succeed(1)],
  ['is broken', { kind: 'server', status: 503 }, succeed(1)],
  ['is too busy', { kind: 'too-many-requests' }, succeed(1)],
  ['has it no more', { kind: 'server', status: 404 }, fail({ kind: 'server', status: 404 })],
])('BU-07 returns the last answer, unless it is gone, while the API %s', async (_, failure, answer) => {
  const { api, ask, clock } = arranged();
  await ask();
  clock.advance(liveTimes.fresh);
  api.mockResolvedValue(fail(failure));
  expect(await ask()).toEqual(answer);
});

it('BU-07 without any answer, the failure is returned and not requested again at once', async () => {
  const { api, ask, clock } = arranged();
  api.mockResolvedValue(away);
  expect([await ask(), await ask()]).toEqual([away, away]);
  expect(api).toHaveBeenCalledTimes(1);
  clock.advance(liveTimes.fresh);
  api.mockResolvedValue(succeed(1));
  expect(await ask()).toEqual(succeed(1));
});

it('BU-07 a render waits at most a second for a slow API, whose answer serves the next', async () => {
  const { answers, clock } = arranged();
  const { api, answer } = slow();
  const first = answers.ask('price', api);
  clock.advance(liveTimes.patience - 1);
  const second = answers.ask('price', api);
  clock.advance(1);
  expect(await Promise.all([first, second])).toEqual([fail({ kind: 'timeout' }), fail({ kind: 'timeout' })]);
  answer(succeed(3));
  await settled();
  expect(await answers.ask('price', api)).toEqual(succeed(3));
});

it('changes its version once an answer differs', async () => {
  const { answers, api, ask, clock } = arranged();
  await ask();
  const { version } = answers;
  clock.advance(liveTimes.fresh);
  await answers.refresh();
  expect([api.mock.calls.length, answers.version]).toEqual([2, version]);
  clock.advance(liveTimes.fresh);
  api.mockResolvedValue(succeed(2));
  await answers.refresh();
  expect(answers.version).not.toBe(version);
});

it('refreshes what is due, one request at a time', async () => {
  const { answers, api, ask, clock } = arranged();
  expect(answers.refresh()).toBeUndefined();
  await ask();
  expect(answers.refresh()).toBeUndefined();
  clock.advance(liveTimes.fresh);
  await Promise.all([answers.refresh(), answers.refresh(), ask()]);
  expect(api).toHaveBeenCalledTimes(2);
});

it('counts as old after a minute without requests, until it is refreshed', async () => {
  const { answers, ask, clock } = arranged();
  await ask();
  clock.advance(liveTimes.old);
  expect(answers.isOld).toBe(false);
  clock.advance(1);
  expect(answers.isOld).toBe(true);
  await answers.refresh();
  expect(answers.isOld).toBe(false);
});

it('BU-07 reports since when the API has confirmed nothing, and changes its version', async () => {
  const { answers, api, ask, clock } = arranged();
  const begun = clock.now().toISOString();
  await ask();
  const { version } = answers;
  api.mockResolvedValue(away);
  clock.advance(liveTimes.marked);
  await answers.refresh();
  expect([answers.since, answers.version]).toEqual([undefined, version]);
  clock.advance(1);
  expect(answers.since).toBe(`${begun.slice(0, 16)}Z`);
  expect(answers.version).not.toBe(version);
  api.mockResolvedValue(succeed(1));
  clock.advance(liveTimes.fresh);
  await answers.refresh();
  expect([answers.since, answers.version]).toEqual([undefined, version]);
});

it('forgets answers that no render has used for an hour', async () => {
  const { answers, api, ask, clock } = arranged();
  await ask();
  clock.advance(liveTimes.forgotten + 1);
  expect(answers.refresh()).toBeUndefined();
  expect(api).toHaveBeenCalledTimes(1);
});

it('reports a call that throws, and returns the last answer', async () => {
  const { api, ask, clock, errors } = arranged();
  await ask();
  clock.advance(liveTimes.fresh);
  api.mockRejectedValue(new Error('unexpected'));
  expect(await ask()).toEqual(succeed(1));
  expect(errors.reports).toEqual([new Error('unexpected')]);
});
