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

it('WL-01 prefills the player’s email or the draft', async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  const waiting = application.get(WaitingListPresenter);
  expect(waiting.form.values.email).toBe('new@farstead.test');
  waiting.change(email);
  expect(application.get(WaitingListPresenter).form.values.email).toBe(email);
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
