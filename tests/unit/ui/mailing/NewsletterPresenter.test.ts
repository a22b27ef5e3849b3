import { Session } from '#application/session/Session';
import { Newsletter } from '#application/mailing/Newsletter';
import { FakeNewsletter } from '#infrastructure/fake/mailing/FakeNewsletter';
import { NewsletterPresenter } from '#ui/mailing/NewsletterPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const email = 'reader@farstead.test';
const messageTime = 3000;
const slow = 3000;

const setUp = async (
  typed: string,
): Promise<{ application: Application; newsletter: NewsletterPresenter }> => {
  const application = await compose();
  const newsletter = application.get(NewsletterPresenter);
  newsletter.change(typed);
  return { application, newsletter };
};

it('NL-01 shows the success message for three seconds and clears the field', async () => {
  const { application, newsletter } = await setUp(email);
  await newsletter.submit();
  expect([newsletter.sending.isDone, newsletter.form.values.email]).toEqual([true, '']);
  application.clock.advance(messageTime - 1);
  expect(newsletter.sending.isDone).toBe(true);
  application.clock.advance(1);
  expect(newsletter.sending.state).toEqual({ kind: 'idle' });
});

it.each([
  ['', 'email-required'],
  ['  ', 'email-required'],
  ['reader', 'email-invalid'],
])('NL-01 preserves the input %j and reports %s for three seconds', async (typed, kind) => {
  const { application, newsletter } = await setUp(typed);
  await newsletter.submit();
  expect([newsletter.sending.state, newsletter.form.values.email]).toEqual([
    { kind: 'failed', problem: { kind } },
    typed,
  ]);
  application.clock.advance(messageTime);
  expect([newsletter.sending.state, newsletter.form.values.email]).toEqual([{ kind: 'idle' }, typed]);
});

it.each([
  ['offline', { kind: 'offline' }],
  ['failing', { kind: 'server', status: 500, code: 50 }],
] as const)(
  'NL-01 preserves the email when the server is %s, and can send it again',
  async (network, problem) => {
    const { application, newsletter } = await setUp(email);
    application.backend.setNetworkCondition(network);
    await newsletter.submit();
    expect([newsletter.sending.state, newsletter.form.values.email]).toEqual([
      { kind: 'failed', problem },
      email,
    ]);
    application.backend.setNetworkCondition('normal');
    await newsletter.submit();
    expect(newsletter.sending.isDone).toBe(true);
  },
);

it('NL-01 shows the message of a second attempt for the full three seconds', async () => {
  const { application, newsletter } = await setUp('reader');
  await newsletter.submit();
  application.clock.advance(2000);
  newsletter.change(email);
  await newsletter.submit();
  application.clock.advance(2000);
  expect(newsletter.sending.isDone).toBe(true);
  application.clock.advance(1000);
  expect(newsletter.sending.state).toEqual({ kind: 'idle' });
});

it('NL-01 sends one request on a double submit', async () => {
  const { application, newsletter } = await setUp(email);
  const signUp = jest.spyOn(FakeNewsletter.prototype, 'signUp');
  application.backend.setNetworkCondition('slow');
  const submits = [newsletter.submit(), newsletter.submit(), newsletter.submit()];
  expect(newsletter.sending.state).toEqual({ kind: 'sending' });
  await flushPromises();
  application.clock.advance(slow);
  await Promise.all(submits);
  expect(newsletter.sending.isDone).toBe(true);
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(application.get(Newsletter)).toBeInstanceOf(FakeNewsletter);
});

it('NL-01 shows no message after disposal', async () => {
  const { application, newsletter } = await setUp(email);
  application.backend.setNetworkCondition('slow');
  const submitted = newsletter.submit();
  await flushPromises();
  newsletter.dispose();
  newsletter.dispose();
  application.clock.advance(slow);
  await submitted;
  expect(newsletter.sending.state).toEqual({ kind: 'idle' });
});

it('restores a player’s email after a reload or a new session until it is sent', async () => {
  const application = await compose({ as: 'new' });
  const session = application.get(Session);
  await session.start();
  application.get(NewsletterPresenter).change(email);
  application.tokens.clear();
  application.channel.receive('ended');
  const newsletter = application.get(NewsletterPresenter);
  newsletter.onShow();
  expect(newsletter.form.values.email).toBe('');

  await session.begin(application.tokensOf('new'));
  expect(newsletter.form.values.email).toBe(email);
  await newsletter.submit();
  expect(application.get(NewsletterPresenter).form.values.email).toBe('');
});

it('does not overwrite newer input with the draft', async () => {
  const application = await compose({ as: 'new' });
  await application.get(Session).start();
  application.get(NewsletterPresenter).change(email);
  application.channel.receive('signed-in');
  const newsletter = application.get(NewsletterPresenter);
  newsletter.onShow();
  newsletter.change('newer@farstead.test');
  application.tokens.clear();
  application.channel.receive('ended');
  await application.get(Session).begin(application.tokensOf('new'));
  expect(newsletter.form.values.email).toBe('newer@farstead.test');
  newsletter.dispose();
});

it('NL-01 reports a sign-up that throws and shows an error for three seconds before a retry', async () => {
  const { application, newsletter } = await setUp(email);
  const error = new Error('broken');
  jest.spyOn(FakeNewsletter.prototype, 'signUp').mockRejectedValueOnce(error);
  await newsletter.submit();
  expect([newsletter.sending.problem, newsletter.form.values.email]).toEqual([{ kind: 'unexpected' }, email]);
  expect(application.errors.reports).toEqual([error]);
  application.clock.advance(messageTime);
  expect(newsletter.sending.problem).toBeUndefined();
  await newsletter.submit();
  expect(newsletter.sending.isDone).toBe(true);
});

it('can be shown again after it was hidden and disposed of', async () => {
  const application = await compose({ as: 'new' });
  const newsletter = application.get(NewsletterPresenter);
  newsletter.onShow()();
  newsletter.dispose();
  newsletter.onShow();
  await application.get(Session).start();
  application.get(NewsletterPresenter).change(email);
  application.tokens.clear();
  application.channel.receive('ended');
  await application.get(Session).begin(application.tokensOf('new'));
  expect(newsletter.form.values.email).toBe(email);
});
