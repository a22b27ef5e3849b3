import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { isEmailProblem } from '../forms/isEmailProblem';
import { ScriptNotice } from '../forms/ScriptNotice';
import { SubmitForm } from '../forms/SubmitForm';
import { EmailField } from '../forms/EmailField';
import { Notice } from '../kit/feedback/Notice';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { Stack } from '../kit/layout/Stack';
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
  const { isOwn } = resending;
  const { state, isSending, isDone, problem } = resending.sending;

  return (
    <SubmitForm className="login-form" outcome={state} onSubmit={resending.submit}>
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
      <Stack gap={1}>
        <SubmitButton busy={isSending} busyLabel={t('resend.submitting')}>
          {t('resend.submit')}
        </SubmitButton>
        {foot}
      </Stack>
    </SubmitForm>
  );
});
