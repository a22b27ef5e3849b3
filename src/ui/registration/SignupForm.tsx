import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { prefilledAttribute } from '../../handover/protocol';
import { useTexts } from '../content/useTexts';
import { ScriptNotice } from '../forms/ScriptNotice';
import { Spinner } from '../kit/feedback/Spinner';
import { useDataFace } from '../kit/foundation/useDataFace';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { InvitationNotice } from './InvitationNotice';
import { KeptCodeNotice } from './KeptCodeNotice';
import { LegalNote } from './LegalNote';
import type { RegistrationPresenter } from './RegistrationPresenter';
import { SignupFailure } from './SignupFailure';
import { SignupFields } from './SignupFields';
import { SignupSubmit } from './SignupSubmit';

interface SignupFormProps {
  readonly registration: RegistrationPresenter;
}

export const SignupForm = observer(function SignupForm({ registration }: SignupFormProps) {
  const t = useTexts('signup');
  const form = useRef<HTMLFormElement>(null);
  const { hasFields, invitation } = registration;
  useDataFace();
  useFirstInvalidFocus(form, registration.form.refusals);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void registration.submit();
  };

  return (
    <form
      className="signup-form"
      ref={form}
      method="post"
      noValidate
      {...{ [prefilledAttribute]: '' }}
      onSubmit={submit}
    >
      <ScriptNotice />
      <InvitationNotice registration={registration} />
      <KeptCodeNotice registration={registration} />
      {invitation.kind === 'looking-up' && <Spinner label={t('invitation.lookingUp')} />}
      {hasFields && <SignupFields registration={registration} />}
      {hasFields && <SignupFailure registration={registration} />}
      {invitation.kind !== 'looking-up' && <SignupSubmit registration={registration} />}
      {hasFields && <LegalNote />}
    </form>
  );
});
