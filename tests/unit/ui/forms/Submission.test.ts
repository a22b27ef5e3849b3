import { OngoingUse } from '#application/shared/OngoingUse';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { RecordedErrors } from '#infrastructure/fake/shared/recorders';
import { Submission } from '#ui/forms/Submission';
import { Timer } from '#ui/forms/Timer';

type Outcome = Result<number, 'refused'>;

const arrange = () => {
  const errors = new RecordedErrors();
  const clock = new FakeClock();
  const submission = new Submission<number, 'refused'>(errors, new Timer(clock), new OngoingUse());
  return { errors, clock, submission };
};

/** A call whose outcome is controlled by the test. */
const pending = () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  let breakOff: (error: unknown) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve, reject) => {
    answer = resolve;
    breakOff = reject;
  });
  return { send: () => outcome, answer, breakOff };
};

it('changes from idle to sending to done with the value', async () => {
  const { submission } = arrange();
  const call = pending();
  expect(submission.state).toEqual({ kind: 'idle' });
  const run = submission.run(call.send);
  expect(submission.isSending).toBe(true);
  call.answer(succeed(7));
  expect(await run).toEqual(succeed(7));
  expect(submission.state).toEqual({ kind: 'done', value: 7 });
  expect(submission.problem).toBeUndefined();
});

it('fails with the problem and can be retried', async () => {
  const { submission } = arrange();
  expect(await submission.run(async () => fail('refused'))).toEqual(fail('refused'));
  expect(submission.state).toEqual({ kind: 'failed', problem: 'refused' });
  expect(submission.problem).toBe('refused');
  await submission.run(async () => succeed(1));
  expect(submission.isDone).toBe(true);
});

it('makes one call at a time', async () => {
  const { submission } = arrange();
  const call = pending();
  const first = submission.run(call.send);
  const second = jest.fn(call.send);
  expect(await submission.run(second)).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  call.answer(succeed(1));
  await first;
});

it('reports an exception in the call and allows a retry', async () => {
  const { submission, errors } = arrange();
  const error = new Error('broken');
  expect(await submission.run(() => Promise.reject(error))).toBeUndefined();
  expect(submission.state).toEqual({ kind: 'broken' });
  expect(submission.problem).toEqual({ kind: 'unexpected' });
  expect(errors.reports).toEqual([error]);
  await submission.run(async () => succeed(2));
  expect(submission.state).toEqual({ kind: 'done', value: 2 });
});

it('ignores a result that arrives after disposal', async () => {
  const { submission } = arrange();
  const call = pending();
  const run = submission.run(call.send);
  submission.dispose();
  submission.dispose();
  call.answer(succeed(1));
  expect(await run).toBeUndefined();
  expect(submission.state).toEqual({ kind: 'idle' });
});

it('reports the error of a disposed call without showing it', async () => {
  const { submission, errors } = arrange();
  const call = pending();
  const run = submission.run(call.send);
  submission.dispose();
  call.breakOff(new Error('late'));
  await run;
  expect(submission.state).toEqual({ kind: 'idle' });
  expect(errors.reports).toHaveLength(1);
});

it('can be reused after disposal, and ignores the earlier call', async () => {
  const { submission } = arrange();
  const before = pending();
  const lost = submission.run(before.send);
  submission.dispose();
  const call = pending();
  const run = submission.run(call.send);
  before.answer(succeed(1));
  await lost;
  expect(submission.isSending).toBe(true);
  call.answer(succeed(2));
  await run;
  expect(submission.state).toEqual({ kind: 'done', value: 2 });
});

it('resets the outcome but not a call in progress', async () => {
  const { submission } = arrange();
  await submission.run(async () => fail('refused'));
  submission.reset();
  expect(submission.state).toEqual({ kind: 'idle' });
  const call = pending();
  const run = submission.run(call.send);
  submission.reset();
  expect(submission.isSending).toBe(true);
  call.answer(succeed(1));
  await run;
});

it('resets a success after four seconds, unless another call is made before', async () => {
  const { submission, clock } = arrange();
  await submission.run(async () => succeed(1));
  submission.resetSuccessLater();
  clock.advance(3999);
  expect(submission.isDone).toBe(true);
  clock.advance(1);
  expect(submission.state).toEqual({ kind: 'idle' });
  await submission.run(async () => succeed(2));
  submission.resetSuccessLater();
  await submission.run(async () => fail('refused'));
  clock.advance(4000);
  expect(submission.problem).toBe('refused');
});

it('keeps a failure until the next call, because it says what to do next', async () => {
  const { submission, clock } = arrange();
  await submission.run(async () => fail('refused'));
  submission.resetSuccessLater();
  clock.advance(3_600_000);
  expect(submission.problem).toBe('refused');
});

it.each(['reset', 'dispose'] as const)('cancels the delayed reset with %s', async (end) => {
  const { submission, clock } = arrange();
  await submission.run(async () => succeed(1));
  submission.resetSuccessLater();
  submission[end]();
  const before = submission.state;
  clock.advance(4000);
  expect(submission.state).toBe(before);
});

it('settles once a call ends, successfully or not', async () => {
  const { submission } = arrange();
  expect(submission.isSettled).toBe(false);
  const call = pending();
  const run = submission.run(call.send);
  expect(submission.isSettled).toBe(false);
  call.answer(succeed(1));
  await run;
  expect(submission.isSettled).toBe(true);
  await submission.run(async () => fail('refused'));
  expect(submission.isSettled).toBe(true);
  await submission.run(() => Promise.reject(new Error('broken')));
  expect(submission.isSettled).toBe(true);
});
