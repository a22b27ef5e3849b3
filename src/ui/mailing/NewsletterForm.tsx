import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../content/useTexts';
import { isEmailProblem } from '../forms/isEmailProblem';
import { ScriptNotice } from '../forms/ScriptNotice';
import { Button } from '../kit/actions/Button';
import { announce } from '../kit/feedback/announce';
import { EmailField } from '../kit/fields/EmailField';
import { Icon } from '../kit/media/Icon';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { usePresenter } from '../usePresenter';
import { NewsletterPresenter } from './NewsletterPresenter';
import { useSignUpProblemText } from './useSignUpProblemText';
import './Newsletter.scss';

export const NewsletterForm = observer(function NewsletterForm() {
  const newsletter = usePresenter(NewsletterPresenter);
  const t = useTexts('mailingNewsletter');
  const problemText = useSignUpProblemText();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { state, isSending, isDone, problem } = newsletter.sending;

  // Only for email problems: for other failures, the user may have moved focus elsewhere by then.
  useFirstInvalidFocus(form, isEmailProblem(problem) ? state : undefined);
  const failure = problem && !isEmailProblem(problem) ? problemText(problem) : undefined;
  useEffect(
    () =>
      failure !== undefined && form.current
        ? announce(form.current.ownerDocument, failure, 'assertive')
        : undefined,
    [failure],
  );

  // Scrolls to the outcome, because the consent bar may cover it.
  useEffect(() => {
    if (isDone) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void newsletter.submit();
  };

  return (
    <form className="newsletter-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ScriptNotice />
      <EmailField
        label={t('email.label')}
        hint={t('privacy')}
        name="email"
        autoComplete="email"
        required
        readOnly={isSending}
        value={newsletter.form.values.email}
        error={problem && problemText(problem)}
        onChange={newsletter.change}
      />
      <Button type="submit" variant="primary" busy={isSending} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p className="newsletter-form__done" role="status" ref={outcome}>
        {isDone && (
          <>
            <Icon icon={CircleCheck} size={18} />
            {t('done')}
          </>
        )}
      </p>
    </form>
  );
});
