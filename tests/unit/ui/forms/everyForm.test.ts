import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fail, type Result } from '#domain/shared/Result';
import { FakeApi } from '#infrastructure/fake/backend/FakeApi';
import { flushPromises } from '../../support/flushPromises';
import { formCases } from './formCases';

const views = resolve(__dirname, '../../../../src/ui');

/** Presenters that send something in more than one step or without a press, with tests of their own. */
const withOwnTests = [
  'ConfirmEmailPresenter',
  'ConfirmPresenter',
  'DeletionPresenter',
  'LinkReturnPresenter',
  'OrderPresenter',
  'PasskeyLoginPresenter',
  'PaymentPresenter',
  'ProfileFormPresenter',
  'RecipientSearchPresenter',
  'SalePresenter',
  'StartLinkPresenter',
  'TwoFactorPresenter',
  'UndoEmailPresenter',
  'WaiversPresenter',
];

it('the table contains every presenter with a form or a submission', () => {
  const senders = readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Presenter.ts'))
    .filter((file) => /new Form\b|: Submission</.test(readFileSync(join(views, file), 'utf8')))
    .map((file) => basename(file, '.ts'));
  const submissions = ['CancellationPresenter', 'WithdrawalPresenter'];
  const tested = formCases.map(({ name }) => name);
  expect([...new Set([...tested, ...withOwnTests])].sort()).toEqual(
    [...new Set([...senders, ...submissions])].sort(),
  );
});

afterEach(() => jest.restoreAllMocks());

const lastAnswer = (call: jest.SpyInstance): unknown => call.mock.results.at(-1)?.value;

const isSuccess = (answer: unknown): boolean =>
  typeof answer === 'boolean' ? answer : (answer as Result<unknown, unknown>).ok;

describe.each(formCases)('$requirement $name', ({ open, draft, closesOnFailure }) => {
  it('sends one request when it is submitted twice', async () => {
    const { call, submit, problem } = await open();
    await Promise.all([submit(), submit()]);
    expect(call).toHaveBeenCalledTimes(1);
    expect(isSuccess(await lastAnswer(call))).toBe(true);
    expect(problem()).toBeUndefined();
  });

  it.each(['failing', 'offline', 'broken'] as const)(
    'preserves its values when the server is %s, and can be sent again',
    async (how) => {
      const { application, call, submit, problem, values } = await open();
      const { backend, clock, errors, navigator } = application;
      const before = [values(), navigator.path];
      const error = new Error('broken');
      if (how === 'broken') call.mockRejectedValueOnce(error);
      else backend.setNetworkCondition(how);
      await submit();
      clock.advance(60_000);
      if (how === 'broken') expect(problem()).toEqual({ kind: 'unexpected' });
      else expect(problem()).toBeDefined();
      expect(errors.reports).toEqual(how === 'broken' ? [error] : []);
      expect([values(), navigator.path]).toEqual(before);
      if (closesOnFailure) return;
      backend.setNetworkCondition('normal');
      await submit();
      expect(isSuccess(await lastAnswer(call))).toBe(true);
      expect(problem()).toBeUndefined();
    },
  );

  it.each(['failure', 'success'])('ignores a %s that arrives after it is left', async (outcome) => {
    const { application, call, submit, problem, dispose } = await open();
    const { clock, navigator } = application;
    let answer: () => void = () => undefined;
    const arrived = new Promise<void>((done) => (answer = done));
    const send = call.getMockImplementation();
    call.mockImplementationOnce(async function (this: unknown, ...sent: unknown[]) {
      await arrived;
      return outcome === 'failure' ? fail({ kind: 'offline' }) : (send?.apply(this, sent) as unknown);
    });
    const before = [navigator.path, ...navigator.loadedPaths];
    const submitted = submit();
    await flushPromises();
    dispose();
    dispose();
    answer();
    await submitted;
    clock.advance(60_000);
    expect(problem()).toBeUndefined();
    expect([navigator.path, ...navigator.loadedPaths]).toEqual(before);
  });

  it('neither sends nor navigates once it is left after a success', async () => {
    const { application, submit, dispose } = await open();
    const { clock, navigator } = application;
    await submit();
    await flushPromises();
    dispose();
    const send = jest.spyOn(FakeApi.prototype, 'callAnonymously');
    const before = [navigator.path, ...navigator.loadedPaths];
    clock.advance(60_000);
    await flushPromises();
    expect([navigator.path, ...navigator.loadedPaths]).toEqual(before);
    expect(send).not.toHaveBeenCalled();
  });

  it('restores the fields of its draft, if any, after a reload until it has been sent', async () => {
    const { application, submit, storedValues, storedValuesAfterReload } = await open();
    const typed = storedValues();
    expect(Object.keys(typed)).toEqual(draft);
    if (draft.length === 0) return;
    expect(await storedValuesAfterReload()).toEqual(typed);
    await submit();
    application.clock.advance(2000);
    await flushPromises();
    expect(await storedValuesAfterReload()).not.toEqual(typed);
  });
});
