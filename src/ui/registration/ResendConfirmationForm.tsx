import { useRef, type FormEvent, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { isEmailProblem } from '../forms/isEmailProblem';
import { ScriptNotice } from '../forms/ScriptNotice';
import { EmailField } from '../kit/fields/EmailField';
import { Notice } from '../kit/feedback/Notice';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import type { ResendConfirmationPresenter } from './ResendConfirmationPresenter';

interface ResendConfirmationFormProps {
  readonly resending: ResendConfirmationPresenter;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

const problemTexts = { 'email-required': 'email.required', 'email-invalid': 'email.invalid' } as const;

/** Form for the email address that the confirmation is resent to. Its texts are in the namespace `login`. */
export const ResendConfirmationForm = observer(function ResendConfirmationForm({
  resending,
  head,
  foot,
}: ResendConfirmationFormProps) {
  const t = useTexts('session');
  const form = useRef<HTMLFormElement>(null);
  const { isOwn } = resending;
  const { state, isSending, isDone, problem } = resending.sending;

  useFirstInvalidFocus(form, state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In the dialog this form is a React child of the login form, which must not be submitted.
    event.stopPropagation();
    void resending.submit();
  };

  return (
    <form className="login-form" ref={form} method="post" noValidate onSubmit={submit}>
      {head}
      <ScriptNotice />
      {isDone && (
        <Notice tone="success" announce>
          {t('resend.sent')}
        </Notice>
      )}
      {problem && !isEmailProblem(problem) && (
        <Notice tone="danger" announce>
          {t('resend.failed')}
        </Notice>
      )}
      <EmailField
        label={t('resend.emailLabel')}
        name="email"
        autoComplete="email"
        required
        readOnly={isOwn || isSending}
        value={resending.form.values.email}
        error={isEmailProblem(problem) ? t(problemTexts[problem.kind]) : undefined}
        onChange={resending.changeEmail}
      />
      <div className="login-form__actions">
        <SubmitButton busy={isSending} busyLabel={t('resend.submitting')}>
          {t('resend.submit')}
        </SubmitButton>
        {foot}
      </div>
    </form>
  );
});
