import { JoinWaitingList } from '#application/commerce/JoinWaitingList';
import { Session } from '#application/session/Session';
import { WaitingListPresenter } from '#ui/commerce/shop/WaitingListPresenter';
import { compose } from '#tests/unit/support/compose';

const email = 'later@farstead.test';

it('WL-01 adds an email to the waiting list and shows that email', async () => {
  const application = await compose({ path: '/de/kaufen' });
  const waiting = application.get(WaitingListPresenter);
  waiting.change(` ${email} `);
  const submission = waiting.submit();
  expect(waiting.sending.state).toEqual({ kind: 'sending' });
  await submission;
  expect(waiting.sending.state).toEqual({ kind: 'done', value: email });
  expect(application.backend.waitingList).toEqual([email]);
});

it.each([
  ['', 'email-required'],
  [' ', 'email-required'],
  ['later', 'email-invalid'],
])('WL-01 validates %j before sending', async (typed, kind) => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(typed);
  await waiting.submit();
  expect(waiting.sending.state).toEqual({ kind: 'failed', problem: { kind } });
  expect(application.backend.waitingList).toEqual([]);
});

it('WL-01 preserves the input after a failure so that it can be sent again', async () => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(email);
  application.backend.setNetworkCondition('failing');
  await waiting.submit();
  expect(waiting.sending.state).toMatchObject({ kind: 'failed', problem: { kind: 'server', status: 500 } });
  expect(waiting.form.values.email).toBe(email);
  application.backend.setNetworkCondition('normal');
  await waiting.submit();
  expect(waiting.sending.state).toEqual({ kind: 'done', value: email });
});

it('WL-01 prefills the player’s email or the draft', async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  const waiting = application.get(WaitingListPresenter);
  expect(waiting.form.values.email).toBe('new@farstead.test');
  waiting.change(email);
  expect(application.get(WaitingListPresenter).form.values.email).toBe(email);
});

it('WL-01 sends the email once, however often the button is pressed', async () => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(email);
  await Promise.all([waiting.submit(), waiting.submit()]);
  expect(application.backend.waitingList).toEqual([email]);
});

it('WL-01 a call that throws does not clear the email and can be retried', async () => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(email);
  jest.spyOn(JoinWaitingList.prototype, 'execute').mockRejectedValueOnce(new Error('unexpected'));
  await waiting.submit();
  expect([waiting.sending.problem, waiting.form.values.email]).toEqual([{ kind: 'unexpected' }, email]);
  expect(application.errors.reports).toHaveLength(1);
  await waiting.submit();
  expect(waiting.sending.state).toEqual({ kind: 'done', value: email });
});

it('WL-01 does not store a draft of the sent email when the dialog closes during the call', async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(email);
  const submission = waiting.submit();
  waiting.dispose();
  await submission;
  expect(application.backend.waitingList).toEqual([email]);
  expect(application.get(WaitingListPresenter).form.values.email).toBe('new@farstead.test');
});
