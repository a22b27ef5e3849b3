import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { prefilledAttribute } from '../../handover/protocol';
import { useTexts } from '../content/useTexts';
import { ScriptNotice } from '../forms/ScriptNotice';
import { Checkbox } from '../kit/fields/Checkbox';
import { useDataFace } from '../kit/foundation/useDataFace';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Honeypot } from './Honeypot';
import { InvitationNotice } from './InvitationNotice';
import { LegalNote } from './LegalNote';
import type { RegistrationPresenter } from './RegistrationPresenter';
import { SignupFailure } from './SignupFailure';
import { SignupField } from './SignupField';
import { SignupPasswords } from './SignupPasswords';
import { SignupSubmit } from './SignupSubmit';

interface SignupFormProps {
  readonly registration: RegistrationPresenter;
}

export const SignupForm = observer(function SignupForm({ registration }: SignupFormProps) {
  const t = useTexts('signup');
  const form = useRef<HTMLFormElement>(null);
  const { gameTimeCode } = registration;
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
      <fieldset className="signup-form__group">
        <legend className="signup-form__legend">{t('group.you')}</legend>
        <SignupField registration={registration} field="firstName" autoComplete="given-name" required />
        <SignupField registration={registration} field="lastName" autoComplete="family-name" required />
        <SignupField
          registration={registration}
          field="displayName"
          hint={t('displayName.hint')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SignupField
          registration={registration}
          field="email"
          hint={registration.isEmailFixed ? t('email.fixed') : t('email.hint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={registration.isEmailFixed}
          required
        />
      </fieldset>
      <fieldset className="signup-form__group">
        <legend className="signup-form__legend">{t('group.password')}</legend>
        <SignupPasswords registration={registration} />
      </fieldset>
      <fieldset className="signup-form__group">
        <legend className="signup-form__legend">{t('group.codes')}</legend>
        <SignupField
          registration={registration}
          field="recruiterCode"
          hint={t('recruiterCode.hint')}
          optionalText={t('optional')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {!registration.hasTicket && (
          <SignupField
            registration={registration}
            field="gameCode"
            hint={
              gameTimeCode === undefined ? t('gameCode.hint') : t('gameCode.kept', { code: gameTimeCode })
            }
            optionalText={t('optional')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data
          />
        )}
      </fieldset>
      <Honeypot registration={registration} />
      <Newsletter registration={registration} label={t('newsletter.label')} hint={t('newsletter.hint')} />
      <SignupFailure registration={registration} />
      <SignupSubmit registration={registration} />
      <LegalNote />
    </form>
  );
});

interface NewsletterProps extends SignupFormProps {
  readonly label: string;
  readonly hint: string;
}

const Newsletter = observer(function Newsletter({ registration, label, hint }: NewsletterProps) {
  return (
    <Checkbox
      label={label}
      hint={hint}
      name="newsletter"
      checked={registration.form.values.newsletter}
      disabled={registration.sending.isSending}
      onChange={registration.chooseNewsletter}
    />
  );
});
