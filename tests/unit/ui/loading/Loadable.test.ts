import { OngoingUse } from '#application/shared/OngoingUse';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { RecordedErrors } from '#infrastructure/fake/shared/recorders';
import { Submission } from '#ui/forms/Submission';
import { Timer } from '#ui/forms/Timer';
import { Loadable } from '#ui/loading/Loadable';

type Outcome = Result<string, 'refused'>;

const arrange = () => {
  const errors = new RecordedErrors();
  const timer = new Timer(new FakeClock());
  return {
    errors,
    loadable: new Loadable<string, 'refused'>(new Submission(errors, timer, new OngoingUse())),
  };
};

/** A load whose outcome is controlled by the test. */
const pending = () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    answer = resolve;
  });
  return { send: () => outcome, answer };
};

it('changes from idle to loading to loaded with the value', async () => {
  const { loadable } = arrange();
  expect(loadable.state).toEqual({ kind: 'idle' });
  const call = pending();
  const loading = loadable.load(call.send);
  expect(loadable.state).toEqual({ kind: 'loading' });
  call.answer(succeed('a'));
  expect(await loading).toBe('a');
  expect(loadable.state).toEqual({ kind: 'loaded', value: 'a' });
});

it('fails with the problem and can repeat the load', async () => {
  const { loadable } = arrange();
  const send = jest.fn<Promise<Outcome>, []>().mockResolvedValueOnce(fail('refused'));
  expect(await loadable.load(send)).toBeUndefined();
  expect(loadable.state).toEqual({ kind: 'failed', problem: 'refused' });
  const call = pending();
  send.mockImplementation(call.send);
  const again = loadable.reload();
  expect(loadable.state).toEqual({ kind: 'loading' });
  call.answer(succeed('a'));
  expect(await again).toBe('a');
  expect(loadable.state).toEqual({ kind: 'loaded', value: 'a' });
});

it('reports an exception while loading and allows a retry', async () => {
  const { errors, loadable } = arrange();
  const error = new Error('broken');
  await loadable.load(() => Promise.reject(error));
  expect(errors.reports).toEqual([error]);
  expect(loadable.state).toEqual({ kind: 'failed', problem: { kind: 'unexpected' } });
});

it('retains the value while it is loaded again, and is stale when that fails', async () => {
  const { loadable } = arrange();
  await loadable.load(async () => succeed('a'));
  const call = pending();
  const again = loadable.load(call.send);
  expect(loadable.state).toEqual({ kind: 'loaded', value: 'a' });
  expect(loadable.isLoading).toBe(true);
  call.answer(fail('refused'));
  await again;
  expect(loadable.state).toEqual({ kind: 'stale', value: 'a', problem: 'refused' });
});

it('passes on the value before it is shown, also when it is loaded again', async () => {
  const { loadable } = arrange();
  const before: unknown[] = [];
  await loadable.load(
    async () => succeed('a'),
    (value) => before.push([value, loadable.value]),
  );
  await loadable.reload();
  expect(before).toEqual([
    ['a', undefined],
    ['a', 'a'],
  ]);
});

it('replaces a running load and ignores its result', async () => {
  const { loadable } = arrange();
  const first = pending();
  const onLoaded = jest.fn();
  const before = loadable.load(first.send, onLoaded);
  const second = pending();
  const after = loadable.load(second.send);
  first.answer(succeed('first'));
  expect(await before).toBeUndefined();
  expect(onLoaded).not.toHaveBeenCalled();
  expect(loadable.state).toEqual({ kind: 'loading' });
  second.answer(succeed('second'));
  expect(await after).toBe('second');
  expect(loadable.value).toBe('second');
});

it('ignores a result that arrives after it is disposed, and can load again', async () => {
  const { loadable } = arrange();
  const call = pending();
  const loading = loadable.load(call.send);
  loadable.dispose();
  call.answer(succeed('a'));
  expect(await loading).toBeUndefined();
  expect(loadable.state).toEqual({ kind: 'idle' });
  await loadable.load(async () => succeed('b'));
  expect(loadable.state).toEqual({ kind: 'loaded', value: 'b' });
});

it('loads nothing again before the first load', async () => {
  const { loadable } = arrange();
  expect(await loadable.reload()).toBeUndefined();
  expect(loadable.state).toEqual({ kind: 'idle' });
});

it('shows a value that is set', () => {
  const { loadable } = arrange();
  loadable.set('a');
  expect(loadable.state).toEqual({ kind: 'loaded', value: 'a' });
});
