import { PressOffice, type PressRejection } from '#application/press/PressOffice';
import { FormTokens } from '#application/shared/FormTokens';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { PressMessagePresenter } from '#ui/press/PressMessagePresenter';
import { compose } from '../../support/compose';

const written = {
  subject: 'Interview',
  about: 'The economy',
  name: 'Lea Brandt',
  email: 'lea@outlet.test',
  message: 'May we speak to the economist?',
} as const;

const setUp = async (rejection?: PressRejection) => {
  const application = await compose();
  const send = jest.fn(async (_message: object, _key: string): Promise<Result<void, PressRejection>> =>
    rejection ? fail(rejection) : succeed(undefined),
  );
  application.replace(PressOffice, { send });
  application.replace(FormTokens, { issue: async () => succeed('token') });
  const presenter = application.get(PressMessagePresenter);
  presenter.setSubjects(['Interview', 'Pictures']);
  const fill = () => {
    for (const [field, typed] of Object.entries(written))
      presenter.change(field as keyof typeof written, typed);
  };
  fill();
  return { application, presenter, send, fill, keys: () => send.mock.calls.map(([, key]) => key) };
};

it('PR-02 the button shows loading for two seconds, valid until five seconds, then idle', async () => {
  const { application, presenter } = await setUp();
  const { clock } = application;
  expect(presenter.buttonState).toBe('idle');
  const sending = presenter.submit();
  expect(presenter.buttonState).toBe('loading');
  await sending;
  clock.advance(1999);
  expect([presenter.buttonState, presenter.hasThanked]).toEqual(['loading', false]);
  clock.advance(1);
  expect([presenter.buttonState, presenter.hasThanked]).toEqual(['valid', true]);
  clock.advance(2999);
  expect(presenter.buttonState).toBe('valid');
  clock.advance(1);
  expect([presenter.buttonState, presenter.hasThanked]).toEqual(['idle', true]);
  presenter.change('about', 'T');
  expect(presenter.hasThanked).toBe(false);
});

it('PR-02 a failure preserves the input, and the same message is resent with the same key', async () => {
  const { presenter, send, keys } = await setUp({ kind: 'timeout' });
  await presenter.submit();
  expect([presenter.buttonState, presenter.sending.problem]).toEqual(['failed', { kind: 'timeout' }]);
  expect(presenter.form.values).toMatchObject(written);
  send.mockImplementation(async () => succeed(undefined));
  await presenter.submit();
  expect(presenter.buttonState).toBe('loading');
  const [first, second] = keys();
  expect(first).toBe(second);
});

it('PR-02 a change resets the failed button and creates a new key', async () => {
  const { presenter, keys } = await setUp({ kind: 'offline' });
  await presenter.submit();
  presenter.change('message', 'Another message');
  expect(presenter.buttonState).toBe('idle');
  await presenter.submit();
  expect(new Set(keys()).size).toBe(2);
});

it('PR-02 sends a form once when it is resubmitted before its result is shown', async () => {
  const { presenter, send, fill } = await setUp();
  await Promise.all([presenter.submit(), presenter.submit()]);
  fill();
  await presenter.submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it('PR-02 can send another message while the button still shows success', async () => {
  const { application, presenter, send, fill } = await setUp();
  await presenter.submit();
  application.clock.advance(2000);
  fill();
  await presenter.submit();
  expect(send).toHaveBeenCalledTimes(2);
  application.clock.advance(1999);
  expect(presenter.buttonState).toBe('loading');
});

it('PR-02 does not send a form with an invalid field', async () => {
  const { presenter, send } = await setUp();
  presenter.change('about', ' ');
  presenter.change('email', 'lea');
  await presenter.submit();
  expect(presenter.form.problems).toEqual({ about: 'required', email: 'email-invalid' });
  expect([send.mock.calls.length, presenter.buttonState]).toEqual([0, 'idle']);
});

it('PR-02 reports an email that the server rejects at its field', async () => {
  const { presenter } = await setUp({ kind: 'email-invalid' });
  await presenter.submit();
  expect([presenter.form.problems, presenter.buttonState]).toEqual([{ email: 'email-invalid' }, 'failed']);
});

it('PR-02 starts idle when the visitor leaves the page and returns', async () => {
  const { application, presenter } = await setUp();
  await presenter.submit();
  presenter.dispose();
  application.clock.advance(10_000);
  expect([presenter.buttonState, presenter.hasThanked]).toEqual(['idle', false]);
});

describe('without JavaScript', () => {
  const plain = async () => {
    const all = await setUp();
    // Without JavaScript, the entered values arrive with the form.
    all.presenter.form.clear();
    return all;
  };

  it('PR-02 checks the first step and shows it again with a token, then sends the second step', async () => {
    const { presenter, send } = await plain();
    await presenter.handlePost({ ...written, step: 'check' });
    expect(send).not.toHaveBeenCalled();
    const { form, sending, steps } = presenter;
    expect(steps.needsConfirmation(form, sending)).toBe(true);
    const { hiddenFields } = steps;
    expect(hiddenFields?.token).toBe('token');
    await presenter.handlePost({ ...written, ...hiddenFields, step: 'send' });
    expect(send.mock.calls.map(([, key]) => key)).toEqual([hiddenFields?.key]);
    expect([presenter.buttonState, presenter.hasThanked, presenter.form.values.message]).toEqual([
      'valid',
      true,
      '',
    ]);
  });

  it('PR-02 a step with an invalid field preserves the input and is not sent', async () => {
    const { presenter, send } = await plain();
    await presenter.handlePost({ ...written, message: '', subject: 'Anything', step: 'send' });
    expect(presenter.form.problems).toEqual({ message: 'required', subject: 'required' });
    const { form, sending, steps } = presenter;
    expect([form.values.about, steps.needsConfirmation(form, sending)]).toEqual([written.about, false]);
    expect(send).not.toHaveBeenCalled();
  });

  it('PR-02 does not use an invalid key', async () => {
    const { presenter, keys } = await plain();
    await presenter.handlePost({ ...written, key: '../1', step: 'send' });
    expect(keys()).toHaveLength(1);
    expect(keys()).not.toContain('../1');
  });
});
