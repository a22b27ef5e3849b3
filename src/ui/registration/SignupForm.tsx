import { observer } from 'mobx-react-lite';
import { prefillableAttribute } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { ScriptNotice } from '../forms/ScriptNotice';
import { SubmitForm } from '../forms/SubmitForm';
import { Spinner } from '../kit/feedback/Spinner';
import { useDataFont } from '../kit/foundation/useDataFont';
import { InvitationNotice } from './InvitationNotice';
import { GameTimeCodeNotice } from './GameTimeCodeNotice';
import { LegalNote } from './LegalNote';
import type { RegistrationPresenter } from './RegistrationPresenter';
import { SignupFailure } from './SignupFailure';
import { SignupFields } from './SignupFields';
import { SignupSubmit } from './SignupSubmit';

interface SignupFormProps {
  readonly registration: RegistrationPresenter;
}

export const SignupForm = observer(function SignupForm({ registration }: SignupFormProps) {
  const t = useTexts('registration');
  const { hasFields, invitation } = registration;
  useDataFont();

  return (
    <SubmitForm
      className="signup-form"
      {...{ [prefillableAttribute]: '' }}
      outcome={registration.form.refusalCount}
      onSubmit={registration.submit}
    >
      <ScriptNotice />
      <InvitationNotice registration={registration} />
      <GameTimeCodeNotice registration={registration} />
      {invitation.kind === 'looking-up' && <Spinner label={t('invitation.lookingUp')} />}
      {hasFields && <SignupFields registration={registration} />}
      {hasFields && <SignupFailure registration={registration} />}
      {invitation.kind !== 'looking-up' && <SignupSubmit registration={registration} />}
      {hasFields && <LegalNote />}
    </SubmitForm>
  );
});
