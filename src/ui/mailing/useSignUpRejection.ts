import type { NewsletterState } from './NewsletterPresenter';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';

type Rejection = Extract<NewsletterState, { readonly kind: 'failed' }>['rejection'];

/** What to say of a sign-up that failed: the server's code first, as the content's error catalogue has it. */
export const useSignUpRejection = (): ((rejection: Rejection) => string) => {
  const t = useTexts('newsletter');
  const failureText = useFailureText('newsletter', 'failure');
  return (rejection) => {
    if (rejection.kind === 'email-required') return t('email.required');
    if (rejection.kind === 'email-invalid') return t('email.invalid');
    return failureText(rejection);
  };
};
