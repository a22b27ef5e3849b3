import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { SubmitButton } from '../kit/SubmitButton';
import type { RegistrationPresenter } from './RegistrationPresenter';

interface SignupSubmitProps {
  readonly registration: RegistrationPresenter;
}

/** Sends the form; says why it can't be sent where it can't (RG-01, RG-04). */
export const SignupSubmit = observer(function SignupSubmit({ registration }: SignupSubmitProps) {
  const t = useTexts('signup');
  const reasonId = useId();
  const { isBusy, invitation, password } = registration;
  const isUnable = invitation.kind === 'failed';
  const isBlocked = isUnable || password.isTooWeak;

  return (
    <div className="signup-form__submit">
      <SubmitButton
        busy={isBusy || invitation.kind === 'looking-up'}
        busyLabel={isBusy ? t('submitting') : t('invitation.lookingUp')}
        blocked={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
      >
        {isUnable ? t('submitUnable') : t('submit')}
      </SubmitButton>
      <p className="signup-form__reason" id={reasonId} role="status">
        {!isUnable && password.isTooWeak && t('tooWeak')}
        {isUnable && t('invitation.unable')}
      </p>
    </div>
  );
});
