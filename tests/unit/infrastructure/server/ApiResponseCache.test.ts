import { fail, succeed, type Result } from '#domain/shared/Result';
import type { CallFailure } from '#domain/shared/CallFailure';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { RecordedErrors } from '#infrastructure/fake/shared/recorders';
import { ApiResponseCache, cacheTimesMs } from '#infrastructure/server/ApiResponseCache';
import { flushPromises } from '../../support/flushPromises';

type Answer = Result<number, CallFailure>;

const offlineAnswer: Answer = fail({ kind: 'offline' });

const setUp = () => {
  const clock = new FakeClock();
  const errors = new RecordedErrors();
  const answers = new ApiResponseCache(clock, errors);
  const api = jest.fn<Promise<Answer>, []>(async () => succeed(1));
  const ask = () => answers.get('price', api);
  return { answers, api, ask, clock, errors };
};

/** An API whose responses are controlled by the test. */
const deferAnswer = () => {
  let answer: (answer: Answer) => void = () => undefined;
  return {
    api: () => new Promise<Answer>((done) => (answer = done)),
    answer: (given: Answer) => answer(given),
  };
};

it('BU-01 reuses a response for several renders and requests it again after a few seconds', async () => {
  const { api, ask, clock } = setUp();
  const requested = await Promise.all([ask(), ask(), ask()]);
  expect(requested).toEqual([succeed(1), succeed(1), succeed(1)]);
  await ask();
  expect(api).toHaveBeenCalledTimes(1);
  clock.advance(cacheTimesMs.fresh);
  api.mockResolvedValue(succeed(2));
  expect(await ask()).toEqual(succeed(2));
  expect(api).toHaveBeenCalledTimes(2);
});

it.each<readonly [string, CallFailure, Answer]>([
  ['is down', { kind: 'offline' }, succeed(1)],
  ['is slow', { kind: 'timeout' }, succeed(1)],
  ['returns a malformed response', { kind: 'malformed' }, succeed(1)],
  ['returns a server error', { kind: 'server', status: 503 }, succeed(1)],
  ['is too busy', { kind: 'too-many-requests' }, succeed(1)],
  ['no longer has the resource', { kind: 'server', status: 404 }, fail({ kind: 'server', status: 404 })],
])(
  'BU-07 returns the cached response, unless the resource was removed, when the API %s',
  async (_, failure, answer) => {
    const { api, ask, clock } = setUp();
    await ask();
    clock.advance(cacheTimesMs.fresh);
    api.mockResolvedValue(fail(failure));
    expect(await ask()).toEqual(answer);
  },
);

it('BU-07 without a cached response, returns the failure and does not immediately retry', async () => {
  const { api, ask, clock } = setUp();
  api.mockResolvedValue(offlineAnswer);
  expect([await ask(), await ask()]).toEqual([offlineAnswer, offlineAnswer]);
  expect(api).toHaveBeenCalledTimes(1);
  clock.advance(cacheTimesMs.fresh);
  api.mockResolvedValue(succeed(1));
  expect(await ask()).toEqual(succeed(1));
});

it('BU-07 waits up to a second for a slow API and uses its response for the next render', async () => {
  const { answers, clock } = setUp();
  const { api, answer } = deferAnswer();
  const first = answers.get('price', api);
  clock.advance(cacheTimesMs.timeout - 1);
  const second = answers.get('price', api);
  clock.advance(1);
  expect(await Promise.all([first, second])).toEqual([fail({ kind: 'timeout' }), fail({ kind: 'timeout' })]);
  answer(succeed(3));
  await flushPromises();
  expect(await answers.get('price', api)).toEqual(succeed(3));
});

it('changes the version when a response differs', async () => {
  const { answers, api, ask, clock } = setUp();
  await ask();
  const { version } = answers;
  clock.advance(cacheTimesMs.fresh);
  await answers.refresh();
  expect([api.mock.calls.length, answers.version]).toEqual([2, version]);
  clock.advance(cacheTimesMs.fresh);
  api.mockResolvedValue(succeed(2));
  await answers.refresh();
  expect(answers.version).not.toBe(version);
});

it('refreshes expired responses with one request at a time', async () => {
  const { answers, api, ask, clock } = setUp();
  expect(answers.refresh()).toBeUndefined();
  await ask();
  expect(answers.refresh()).toBeUndefined();
  clock.advance(cacheTimesMs.fresh);
  await Promise.all([answers.refresh(), answers.refresh(), ask()]);
  expect(api).toHaveBeenCalledTimes(2);
});

it('becomes stale after a minute without a refresh', async () => {
  const { answers, ask, clock } = setUp();
  await ask();
  clock.advance(cacheTimesMs.stale);
  expect(answers.isStale).toBe(false);
  clock.advance(1);
  expect(answers.isStale).toBe(true);
  await answers.refresh();
  expect(answers.isStale).toBe(false);
});

it('BU-07 reports when the data became stale and changes the version', async () => {
  const { answers, api, ask, clock } = setUp();
  const begun = clock.now().toISOString();
  await ask();
  const { version } = answers;
  api.mockResolvedValue(offlineAnswer);
  clock.advance(cacheTimesMs.notice);
  await answers.refresh();
  expect([answers.staleSince, answers.version]).toEqual([undefined, version]);
  clock.advance(1);
  expect(answers.staleSince).toBe(`${begun.slice(0, 16)}Z`);
  expect(answers.version).not.toBe(version);
  api.mockResolvedValue(succeed(1));
  clock.advance(cacheTimesMs.fresh);
  await answers.refresh();
  expect([answers.staleSince, answers.version]).toEqual([undefined, version]);
});

it('removes responses that no render has used for an hour', async () => {
  const { answers, api, ask, clock } = setUp();
  await ask();
  clock.advance(cacheTimesMs.eviction + 1);
  expect(answers.refresh()).toBeUndefined();
  expect(api).toHaveBeenCalledTimes(1);
});

it('reports a call that throws and returns the cached response', async () => {
  const { api, ask, clock, errors } = setUp();
  await ask();
  clock.advance(cacheTimesMs.fresh);
  api.mockRejectedValue(new Error('unexpected'));
  expect(await ask()).toEqual(succeed(1));
  expect(errors.reports).toEqual([new Error('unexpected')]);
});
