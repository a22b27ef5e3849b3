import { FakeEmailSignUps } from '#infrastructure/fake/mailing/FakeEmailSignUps';
import { NewsletterPresenter } from '#ui/mailing/NewsletterPresenter';
import { StatusNoticePresenter } from '#ui/server-status/StatusNoticePresenter';
import { compose } from '../../support/compose';

it.each([
  ['newsletter', NewsletterPresenter],
  ['status-notice', StatusNoticePresenter],
] as const)('NL-01 the form for the %s signs up for these emails', async (topic, Presenter) => {
  const signUp = jest.spyOn(FakeEmailSignUps.prototype, 'signUp');
  const presenter = (await compose()).get<NewsletterPresenter | StatusNoticePresenter>(Presenter);
  presenter.change('reader@farstead.test');
  await presenter.submit();
  expect(signUp).toHaveBeenCalledWith(topic, 'reader@farstead.test', 'en');
});
