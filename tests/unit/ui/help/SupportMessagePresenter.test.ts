import { SupportDesk, type SupportRejection } from '#application/help/SupportDesk';
import { Session } from '#application/session/Session';
import { FormTokens } from '#application/shared/FormTokens';
import type { SupportReceipt } from '#domain/help/SupportMessage';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { SupportMessagePresenter } from '#ui/help/SupportMessagePresenter';
import { compose } from '../../support/compose';

const written = {
  topic: 'refund',
  email: ' ada@farstead.test ',
  caseNumber: '',
  message: 'I was charged twice.',
} as const;

const receipt: SupportReceipt = { id: 'id', answerBy: new Date('2026-11-30T12:00:00Z') };

const setUp = async (rejection?: SupportRejection) => {
  const application = await compose();
  const send = jest.fn(
    async (_message: object, _sending: { key: string }): Promise<Result<SupportReceipt, SupportRejection>> =>
      rejection ? fail(rejection) : succeed(receipt),
  );
  application.replace(SupportDesk, { send });
  application.replace(FormTokens, { issue: async () => succeed('token') });
  const presenter = application.get(SupportMessagePresenter);
  const fill = () => {
    for (const [field, typed] of Object.entries(written))
      presenter.change(field as keyof typeof written, typed);
  };
  return { application, presenter, send, fill };
};

it('sends the trimmed message and then shows its receipt and the address of the confirmation', async () => {
  const { presenter, send, fill } = await setUp();
  fill();
  await presenter.submit();
  expect(send.mock.calls[0]?.[0]).toEqual({ ...written, email: 'ada@farstead.test' });
  expect([presenter.receipt, presenter.confirmedTo]).toEqual([receipt, 'ada@farstead.test']);
  presenter.writeAnother();
  expect(presenter.receipt).toBeUndefined();
  expect(presenter.form.values).toMatchObject({ message: '', email: 'ada@farstead.test' });
});

it('resends an unchanged message with the same key, and a changed one with another', async () => {
  const { presenter, send, fill } = await setUp({ kind: 'timeout' });
  fill();
  await presenter.submit();
  await presenter.submit();
  presenter.change('message', 'I was charged three times.');
  await presenter.submit();
  const [first, second, third] = send.mock.calls.map(([, { key }]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('reports success to a bot that fills in the hidden field, and sends nothing', async () => {
  const { presenter, send, fill } = await setUp();
  fill();
  presenter.change('confirmation', 'yes');
  await presenter.submit();
  expect(presenter.receipt).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

it('shows the problem next to the email that the server rejects', async () => {
  const { presenter, fill } = await setUp({ kind: 'email-invalid' });
  fill();
  await presenter.submit();
  expect(presenter.form.problems).toEqual({ email: 'email-invalid' });
});

it('fills in the email of the signed-in player', async () => {
  const application = await compose({ as: 'new' });
  const presenter = application.get(SupportMessagePresenter);
  presenter.onShow();
  await application.get(Session).start();
  expect(presenter.form.values.email).toBe('new@farstead.test');
});

it('without JavaScript, checks the first step and sends the second one with the token of the first', async () => {
  const { presenter, send } = await setUp();
  await presenter.handlePost({ ...written, step: 'check' });
  const { form, sending, steps } = presenter;
  expect([steps.needsConfirmation(form, sending), send.mock.calls.length]).toEqual([true, 0]);
  const { hiddenFields } = steps;
  expect(hiddenFields?.token).toBe('token');
  await presenter.handlePost({ ...written, ...hiddenFields, step: 'send' });
  expect(send.mock.calls.map(([, { key }]) => key)).toEqual([hiddenFields?.key]);
  expect(presenter.receipt).toEqual(receipt);
});
