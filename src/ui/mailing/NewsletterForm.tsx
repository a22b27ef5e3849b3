import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';
import { NewsletterPresenter } from './NewsletterPresenter';
import { SubscriptionForm } from './SubscriptionForm';

export const NewsletterForm = () => {
  const t = useTexts('mailingNewsletter');
  const texts = {
    label: t('email.label'),
    hint: t('privacy'),
    submit: t('submit'),
    submitting: t('submitting'),
    done: t('done'),
  };
  return <SubscriptionForm subscription={usePresenter(NewsletterPresenter)} texts={texts} />;
};
