import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { Stack } from '../kit/layout/Stack';
import { refusedPasswordTexts } from '../security/refusedPassword';
import type { RegistrationPresenter } from './RegistrationPresenter';

interface SignupSubmitProps {
  readonly registration: RegistrationPresenter;
}

/** Submit button with an explanation if the form cannot be submitted (RG-01, RG-04). */
export const SignupSubmit = observer(function SignupSubmit({ registration }: SignupSubmitProps) {
  const t = useTexts('registration');
  const security = useTexts('security');
  const reasonId = useId();
  const { invitation, password } = registration;
  const { isSending } = registration.sending;
  const hasNoInvitation = invitation.kind === 'failed';
  const isReportedWeak = registration.form.problems.password !== undefined;

  return (
    <Stack gap={1}>
      <SubmitButton
        busy={isSending}
        busyLabel={t('submitting')}
        blocked={hasNoInvitation}
        incomplete={password.isTooWeak}
        aria-describedby={reasonId}
      >
        {hasNoInvitation ? t('submitUnable') : t('submit')}
      </SubmitButton>
      <p className="signup-form__reason" id={reasonId} role="status">
        {hasNoInvitation
          ? t('invitation.unable')
          : password.isTooWeak && !isReportedWeak && security(refusedPasswordTexts['weak-password'])}
      </p>
    </Stack>
  );
});
