import { Declarations, type DeclarationRejection } from '#application/declarations/Declarations';
import { FormTokens } from '#application/shared/FormTokens';
import { fail, succeed } from '#domain/shared/Result';
import { CancellationPresenter } from '#ui/declarations/CancellationPresenter';
import { WithdrawalPresenter } from '#ui/declarations/WithdrawalPresenter';
import { compose, type Application } from '../../support/compose';

const receipt = { id: '3f2a91bc-0000-4000-8000-000000000000', receivedAt: new Date(0) };

const fill = (presenter: WithdrawalPresenter | CancellationPresenter): void => {
  presenter.change('name', 'Ada Verne');
  presenter.change('orderNumber', '3F2A-91BC');
  presenter.change('email', 'ada@farstead.test');
};

const setUp = async (rejection?: DeclarationRejection) => {
  const application = await compose();
  const answer = jest.fn(async (_declared: unknown, _sending: { readonly key: string }) =>
    rejection ? fail(rejection) : succeed(receipt),
  );
  application.replace(Declarations, {
    withdraw: answer,
    cancel: answer,
    findStatus: jest.fn(),
    findOrder: jest.fn(),
  });
  return { application, answer };
};

describe.each([
  ['withdrawal', (application: Application) => application.get(WithdrawalPresenter)],
  ['cancellation', (application: Application) => application.get(CancellationPresenter)],
] as const)('a %s', (_, presenterOf) => {
  it('WD-01 moves from writing to review to receipt, then clears the form', async () => {
    const { application, answer } = await setUp();
    const presenter = presenterOf(application);
    fill(presenter);
    expect(presenter.steps.step).toBe('writing');
    presenter.review();
    expect(presenter.steps.step).toBe('reviewing');
    expect(answer).not.toHaveBeenCalled();
    await presenter.send();
    expect([presenter.steps.step, presenter.steps.receipt]).toEqual(['received', receipt]);
    expect([presenter.form.values.name, presenter.declaration.name]).toEqual(['', 'Ada Verne']);
  });

  it('WD-01 remains at the writing step while a field is invalid', async () => {
    const { application } = await setUp();
    const presenter = presenterOf(application);
    fill(presenter);
    presenter.change('name', ' ');
    presenter.change('orderNumber', '');
    presenter.review();
    expect(presenter.steps.step).toBe('writing');
    expect(presenter.form.problems).toEqual({ name: 'name-required', orderNumber: 'contract-required' });
    presenter.change('contract', 'Three months');
    expect(presenter.form.problems).toEqual({ name: 'name-required' });
  });

  it('WD-01 reuses its key on retry and gets a new key for new content', async () => {
    const { application, answer } = await setUp({ kind: 'timeout' });
    const presenter = presenterOf(application);
    fill(presenter);
    presenter.review();
    await presenter.send();
    expect(presenter.steps.sending.problem).toEqual({ kind: 'timeout' });
    await presenter.send();
    presenter.steps.back();
    presenter.review();
    await presenter.send();
    presenter.steps.back();
    presenter.change('name', 'Jonas Rehberg');
    presenter.review();
    await presenter.send();
    const keys = answer.mock.calls.map(([, { key }]) => key);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('WD-01 returns to the form when the server rejects the email', async () => {
    const { application } = await setUp({ kind: 'email-invalid' });
    const presenter = presenterOf(application);
    fill(presenter);
    presenter.review();
    await presenter.send();
    expect([presenter.steps.step, presenter.form.problems]).toEqual(['writing', { email: 'email-invalid' }]);
    expect(presenter.form.values.name).toBe('Ada Verne');
  });
});

it.each([
  ['3F2A-91BC', '3F2A-91BC'],
  ['a'.repeat(70), 'a'.repeat(70)],
  [undefined, ''],
])('WD-01 a withdrawal starts with the order number from its link: %s', async (number, typed) => {
  const { application } = await setUp();
  const presenter = application.get(WithdrawalPresenter);
  const query = new URLSearchParams(number === undefined ? {} : { order: number });
  await presenter.load({ params: {}, query });
  expect(presenter.form.values).toEqual({ name: '', orderNumber: typed, contract: '', email: '' });
});

describe('WD-02 a day submitted without JavaScript', () => {
  const received = async (day: string) => {
    const { application } = await setUp();
    application.replace(FormTokens, { issue: async () => succeed('token') });
    application.clock.advance(Date.parse('2026-11-22T12:00:00Z') - application.clock.now().getTime());
    const presenter = application.get(CancellationPresenter);
    await presenter.handlePost({
      step: 'review',
      name: 'Ada Verne',
      contract: 'Three months',
      email: 'ada@farstead.test',
      kind: 'another',
      end: 'day',
      day,
    });
    return presenter;
  };

  it.each([
    ['2026-11-20', { day: 'day-past' }],
    ['2026-11-21', {}],
    ['', { day: 'day-required' }],
  ])('%s produces the problems %j because the server does not know the time zone', async (day, problems) => {
    const { form, steps } = await received(day);
    expect(form.problems).toEqual(problems);
    expect(form.values.kind).toBe('ordinary');
    expect(steps.step).toBe('day' in problems ? 'writing' : 'reviewing');
  });

  it('includes a key and a token for the next step', async () => {
    const { steps } = await received('2999-01-01');
    expect(steps.hiddenFields).toEqual({ key: expect.any(String) as string, token: 'token' });
  });
});
