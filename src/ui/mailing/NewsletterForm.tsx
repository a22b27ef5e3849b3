import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/Button';
import { EmailField } from '../kit/EmailField';
import { Icon } from '../kit/Icon';
import { useFirstInvalidFocus } from '../kit/useFirstInvalidFocus';
import { usePresenter } from '../usePresenter';
import { NewsletterPresenter } from './NewsletterPresenter';
import { useSignUpRejection } from './useSignUpRejection';
import './Newsletter.scss';

/** The newsletter's one field; in the footer and among the news (NL-01). */
export const NewsletterForm = observer(function NewsletterForm() {
  const newsletter = usePresenter(NewsletterPresenter);
  const t = useTexts('newsletter');
  const rejectionText = useSignUpRejection();
  const form = useRef<HTMLFormElement>(null);
  const { state } = newsletter;
  const isSending = state.kind === 'sending';

  // Only what can be said at once takes the keyboard there: whoever waited for the server may be elsewhere by then.
  const isMistyped = state.kind === 'failed' && state.rejection.kind.startsWith('email-');
  useFirstInvalidFocus(form, isMistyped ? state : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void newsletter.submit();
  };

  return (
    <form className="newsletter-form" ref={form} method="post" noValidate onSubmit={submit}>
      <EmailField
        label={t('email.label')}
        hint={t('privacy')}
        name="email"
        autoComplete="email"
        required
        readOnly={isSending}
        value={newsletter.typed}
        error={state.kind === 'failed' ? rejectionText(state.rejection) : undefined}
        onChange={newsletter.change}
      />
      <Button type="submit" variant="primary" busy={isSending} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p className="newsletter-form__done" role="status">
        {state.kind === 'done' && (
          <>
            <Icon of={CircleCheck} size={18} />
            {t('done')}
          </>
        )}
      </p>
    </form>
  );
});
