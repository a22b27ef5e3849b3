import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Checkbox } from '../kit/fields/Checkbox';
import { Honeypot } from './Honeypot';
import type { RegistrationPresenter } from './RegistrationPresenter';
import { SignupField } from './SignupField';
import { SignupPasswords } from './SignupPasswords';

interface SignupFieldsProps {
  readonly registration: RegistrationPresenter;
}

export const SignupFields = observer(function SignupFields({ registration }: SignupFieldsProps) {
  const t = useTexts('registration');
  return (
    <>
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
        {registration.showsGameCode && (
          <SignupField
            registration={registration}
            field="gameCode"
            hint={t('gameCode.hint')}
            optionalText={t('optional')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            usesDataFont
          />
        )}
      </fieldset>
      <Honeypot registration={registration} />
      <Newsletter registration={registration} />
    </>
  );
});

const Newsletter = observer(function Newsletter({ registration }: SignupFieldsProps) {
  const t = useTexts('registration');
  return (
    <Checkbox
      label={t('newsletter.label')}
      hint={t('newsletter.hint')}
      name="newsletter"
      checked={registration.form.values.newsletter}
      disabled={registration.sending.isSending}
      onChange={registration.chooseNewsletter}
    />
  );
});
