import { PasswordStrength } from '#application/security/PasswordStrength';
import type { Strength } from '#domain/security/Strength';
import { fail, succeed } from '#domain/shared/Result';
import { NewPasswordPresenter } from '#ui/security/NewPasswordPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const weak: Strength = { score: 0, advice: ['topTen'] };
const strong: Strength = { score: 4, advice: [] };

/** Strength ratings that are controlled by the test. */
const setUpDeferred = async () => {
  const application = await compose();
  const answers: ((strength: Strength | undefined) => void)[] = [];
  const estimate = jest.fn(
    (_password: string, _weakWords: readonly string[]) =>
      new Promise<Strength | undefined>((answer) => answers.push(answer)),
  );
  application.replace(PasswordStrength, { estimate });
  return { application, answers, estimate, password: application.get(NewPasswordPresenter) };
};

it('RG-01 does not rate an empty field', async () => {
  const { password, estimate } = await setUpDeferred();
  expect([password.strength, password.isTooWeak]).toEqual([undefined, false]);
  password.change('');
  expect(password.rating).toEqual({ kind: 'empty' });
  expect(estimate).not.toHaveBeenCalled();
});

it('RG-01 reports score 0 as too weak until the next result', async () => {
  const { password, answers } = await setUpDeferred();
  password.change('password');
  expect(password.isTooWeak).toBe(false);
  answers[0]!(weak);
  await flushPromises();
  expect([password.rating, password.isTooWeak]).toEqual([{ kind: 'rated', strength: weak }, true]);
  password.change('password kiln ferry');
  expect([password.strength, password.isTooWeak]).toEqual([weak, true]);
  answers[1]!(strong);
  await flushPromises();
  expect([password.strength, password.isTooWeak]).toEqual([strong, false]);
});

it('RG-01 an older result never replaces a newer one', async () => {
  const { password, answers } = await setUpDeferred();
  password.change('password');
  password.change('password kiln ferry');
  answers[1]!(strong);
  await flushPromises();
  answers[0]!(weak);
  await flushPromises();
  expect(password.strength).toEqual(strong);
  password.change('');
  expect(password.rating).toEqual({ kind: 'empty' });
});

it('RG-01 does not treat an unknown strength as too weak', async () => {
  const { password, answers } = await setUpDeferred();
  password.change('password');
  answers[0]!(undefined);
  await flushPromises();
  expect([password.rating, password.isTooWeak]).toEqual([{ kind: 'unknown' }, false]);
});

it('RG-01 rates a password again when the player’s personal data changes', async () => {
  const { password, estimate } = await setUpDeferred();
  password.avoidWords(['Ada Verne']);
  expect(estimate).not.toHaveBeenCalled();
  password.change('verne');
  password.avoidWords(['Ada Castan']);
  await flushPromises();
  expect(estimate.mock.calls.map(([typed, words]) => [typed, words])).toEqual([
    ['verne', ['ada verne', 'ada', 'verne']],
    ['verne', ['ada castan', 'ada', 'castan']],
  ]);
});

it('RG-01 the check waits at most one second for the result', async () => {
  const { application, password, answers } = await setUpDeferred();
  await password.check();
  password.change('password');
  const isKnown = jest.fn();
  void password.check().then(isKnown);
  await flushPromises();
  expect(isKnown).not.toHaveBeenCalled();
  answers[0]!(weak);
  await flushPromises();
  expect(isKnown.mock.calls).toEqual([[fail({ kind: 'weak-password' })]]);

  password.change('kiln');
  void password.check().then(isKnown);
  answers[1]!(strong);
  await flushPromises();
  expect(isKnown).toHaveBeenLastCalledWith(succeed(undefined));

  password.change('kiln ferry');
  void password.check().then(isKnown);
  application.clock.advance(1000);
  await flushPromises();
  expect(isKnown).toHaveBeenCalledTimes(3);
});

it('RG-01 ignores a result that arrives after disposal', async () => {
  const { password, answers } = await setUpDeferred();
  password.change('password');
  password.dispose();
  password.dispose();
  answers[0]!(weak);
  await flushPromises();
  expect(password.rating).toEqual({ kind: 'pending' });
});

it('RG-01 reports an estimate that throws and treats the strength as unknown', async () => {
  const application = await compose();
  const error = new Error('broken');
  application.replace(PasswordStrength, { estimate: () => Promise.reject(error) });
  const password = application.get(NewPasswordPresenter);
  password.change('password');
  await password.check();
  expect([password.rating, password.isTooWeak]).toEqual([{ kind: 'unknown' }, false]);
  expect(application.errors.reports).toEqual([error]);
});
