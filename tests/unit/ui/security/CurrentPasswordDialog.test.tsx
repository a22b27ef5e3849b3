import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { CurrentPasswordDialog } from '#ui/security/CurrentPasswordDialog';
import { CurrentPasswordPresenter, type WrongPassword } from '#ui/security/CurrentPasswordPresenter';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';
import { flushPromises } from '../../support/flushPromises';

type Answer = Result<void, WrongPassword | CallFailure>;

const renderDialog = async (...answers: readonly (Answer | Error)[]) => {
  const application = await compose();
  const left = [...answers];
  const sent: string[] = [];
  const password = application.get(CurrentPasswordPresenter);
  password.open(async (typed) => {
    sent.push(typed);
    const answer = left.shift() ?? succeed(undefined);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { application, password, sent };
};

it.each([
  ['', 'required'],
  ['x'.repeat(129), 'too-long'],
])('PF-01 does not send the password %j', async (typed, problem) => {
  const { password, sent } = await renderDialog();
  password.change(typed);
  await password.confirm();
  expect([password.form.problems.password, sent, password.isOpen]).toEqual([problem, [], true]);
});

it.each(['x', 'x'.repeat(128)])(
  'PF-01 sends a password of minimum or maximum length and closes (%#)',
  async (typed) => {
    const { password, sent } = await renderDialog();
    password.change(typed);
    await password.confirm();
    expect([sent, password.isOpen, password.form.values.password]).toEqual([[typed], false, '']);
  },
);

it('PF-01 shows a wrong password at its field, and can retry', async () => {
  const { password, sent } = await renderDialog(fail({ kind: 'wrong-password' }));
  password.change('wrong');
  await password.confirm();
  expect([password.form.problems.password, password.failure, password.isOpen]).toEqual([
    'wrong',
    undefined,
    true,
  ]);
  password.change('right');
  await password.confirm();
  expect([sent, password.isOpen]).toEqual([['wrong', 'right'], false]);
});

it('PF-01 remains open during the call and sends it once', async () => {
  const application = await compose();
  const password = application.get(CurrentPasswordPresenter);
  let answer: (answer: Answer) => void = () => undefined;
  const send = jest.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  password.open(send);
  password.change('typed');
  const confirmed = [password.confirm(), password.confirm()];
  password.cancel();
  expect([password.isOpen, password.isSending]).toEqual([true, true]);
  answer(succeed(undefined));
  await Promise.all(confirmed);
  expect([password.isOpen, send.mock.calls.length]).toEqual([false, 1]);
});

it('PF-01 clears the password on cancel', async () => {
  const { password, sent } = await renderDialog();
  password.change('typed');
  password.cancel();
  await password.confirm();
  expect([password.isOpen, password.form.values.password, sent]).toEqual([false, '', []]);
});

it('PF-01 focuses the field initially and after a rejection, without submitting the surrounding form', async () => {
  const { application, password } = await renderDialog(fail({ kind: 'wrong-password' }));
  await loadTexts(application, 'de-de', ['securityPassword', 'security']);
  const submitAround = jest.fn();
  render(
    <form onSubmit={submitAround}>
      <CurrentPasswordDialog password={password} email="new@farstead.test" reason="Warum." />
    </form>,
    { wrapper: createWrapper(application) },
  );
  const field = screen.getByLabelText('Aktuelles Passwort');
  await userEvent.type(field, 'falsch');
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  await act(flushPromises);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    'Das ist nicht dein aktuelles Passwort. Versuche es noch einmal.',
  );
  expect(submitAround).not.toHaveBeenCalled();
});
