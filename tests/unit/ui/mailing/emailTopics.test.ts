import { FakeEmailSignUps } from '#infrastructure/fake/mailing/FakeEmailSignUps';
import { NewsletterPresenter } from '#ui/mailing/NewsletterPresenter';
import { StatusNoticePresenter } from '#ui/server-status/StatusNoticePresenter';
import { compose } from '../../support/compose';

it.each([
  ['NL-01 the form for the newsletter', 'newsletter', NewsletterPresenter],
  ['the form for the status notice', 'status-notice', StatusNoticePresenter],
] as const)('%s signs up for these emails', async (_form, topic, Presenter) => {
  const signUp = jest.spyOn(FakeEmailSignUps.prototype, 'signUp');
  const presenter = (await compose()).get<NewsletterPresenter | StatusNoticePresenter>(Presenter);
  presenter.change('reader@farstead.test');
  await presenter.submit();
  expect(signUp).toHaveBeenCalledWith(topic, 'reader@farstead.test', 'en');
});
