import { useRef, type FormEvent, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { EmailField } from '../kit/EmailField';
import { Notice } from '../kit/Notice';
import { SubmitButton } from '../kit/SubmitButton';
import { useFirstInvalidFocus } from '../kit/useFirstInvalidFocus';
import type { ResendConfirmationPresenter } from './ResendConfirmationPresenter';

interface ResendConfirmationFormProps {
  readonly resending: ResendConfirmationPresenter;
  /** What stands above the form. */
  readonly head?: ReactNode;
  /** What stands below its button. */
  readonly foot?: ReactNode;
}

const problemTexts = { 'email-required': 'email.required', 'email-invalid': 'email.invalid' } as const;

/** The e-mail that a confirmation letter is sent to once more. Its texts are in the namespace `login`. */
export const ResendConfirmationForm = observer(function ResendConfirmationForm({
  resending,
  head,
  foot,
}: ResendConfirmationFormProps) {
  const t = useTexts('login');
  const form = useRef<HTMLFormElement>(null);
  const { state, isOwn } = resending;
  const rejection = state.kind === 'editing' ? state.rejection : undefined;
  const isSending = state.kind === 'sending';

  useFirstInvalidFocus(form, state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The popup hangs in the sign-in form's tree: its submit must not reach that form.
    event.stopPropagation();
    void resending.submit();
  };

  return (
    <form className="login-form" ref={form} method="post" noValidate onSubmit={submit}>
      {head}
      {state.kind === 'sent' && (
        <Notice tone="success" announce>
          {t('resend.sent')}
        </Notice>
      )}
      {rejection?.kind === 'not-sent' && (
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
        value={resending.email}
        error={rejection && rejection.kind !== 'not-sent' ? t(problemTexts[rejection.kind]) : undefined}
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
