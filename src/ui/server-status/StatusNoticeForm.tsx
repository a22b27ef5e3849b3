import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { SubscriptionForm } from '../mailing/SubscriptionForm';
import { usePresenter } from '../usePresenter';
import { StatusNoticePresenter } from './StatusNoticePresenter';

/** Offers an email when the game is up again. Renders nothing if the back end does not send one. */
export const StatusNoticeForm = observer(function StatusNoticeForm() {
  const notice = usePresenter(StatusNoticePresenter);
  const t = useTexts('serverStatus');
  if (!notice.isOffered) return null;
  const texts = {
    label: t('notice.label'),
    hint: t('notice.hint'),
    submit: t('notice.submit'),
    submitting: t('notice.submitting'),
    done: t('notice.done'),
  };
  return (
    <section className="status-notice" aria-labelledby="status-notice-title">
      <Heading level={2} size={4} id="status-notice-title">
        {t('notice.title')}
      </Heading>
      <SubscriptionForm subscription={notice} texts={texts} />
    </section>
  );
});
