import { Session } from '../../../../../src/application/session/Session';
import { WaitingListPresenter } from '../../../../../src/ui/commerce/shop/WaitingListPresenter';
import { compose } from '../../../support/compose';

const email = 'later@farstead.test';

it('WL-01 puts an e-mail on the list and names it', async () => {
  const application = await compose({ path: '/de/kaufen' });
  const waiting = application.get(WaitingListPresenter);
  waiting.change(` ${email} `);
  const submission = waiting.submit();
  expect(waiting.state).toEqual({ kind: 'sending' });
  await submission;
  expect(waiting.state).toEqual({ kind: 'done', email });
  expect(application.world.waitingList).toEqual([email]);
});

it.each([
  ['', 'email-required'],
  [' ', 'email-required'],
  ['later', 'email-invalid'],
])('WL-01 says what is wrong with %j before anybody is asked', async (typed, kind) => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(typed);
  await waiting.submit();
  expect(waiting.state).toEqual({ kind: 'failed', rejection: { kind } });
  expect(application.world.waitingList).toEqual([]);
});

it('WL-01 a failed server loses nothing, and a second try serves', async () => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(email);
  application.world.changeWeather('failing');
  await waiting.submit();
  expect(waiting.state).toMatchObject({ kind: 'failed', rejection: { kind: 'server', status: 500 } });
  expect(waiting.typed).toBe(email);
  application.world.changeWeather('normal');
  await waiting.submit();
  expect(waiting.state).toEqual({ kind: 'done', email });
});

it('WL-01 a player finds their e-mail there, or what they had typed', async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  const waiting = application.get(WaitingListPresenter);
  expect(waiting.typed).toBe('new@farstead.test');
  waiting.change(email);
  expect(application.get(WaitingListPresenter).typed).toBe(email);
});

it('WL-01 sends once, however often it is pressed', async () => {
  const application = await compose();
  const waiting = application.get(WaitingListPresenter);
  waiting.change(email);
  await Promise.all([waiting.submit(), waiting.submit()]);
  expect(application.world.waitingList).toEqual([email]);
});
