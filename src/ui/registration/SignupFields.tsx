import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { LoginLink } from '../session/LoginLink';
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
  const names = (
    <>
      {registration.shows('firstName') && (
        <SignupField registration={registration} field="firstName" autoComplete="given-name" required />
      )}
      {registration.shows('lastName') && (
        <SignupField registration={registration} field="lastName" autoComplete="family-name" required />
      )}
    </>
  );
  const displayName = (
    <SignupField
      registration={registration}
      field="displayName"
      hint={t('displayName.hint')}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
  const email = (
    <>
      <SignupField
        registration={registration}
        field="email"
        hint={registration.isEmailFixed ? t('email.fixed') : t('email.hint')}
        autoComplete="email"
        readOnly={registration.isEmailFixed}
        required
      />
      <LoginWithEmail registration={registration} />
    </>
  );

  if (registration.isBuyer)
    return (
      <>
        {email}
        {displayName}
        <SignupPasswords registration={registration} />
        {names}
        <Honeypot registration={registration} />
      </>
    );
  return (
    <>
      <fieldset className="signup-form__group">
        <legend className="signup-form__legend">{t('group.you')}</legend>
        {names}
        {displayName}
        {email}
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
        {registration.shows('gameCode') && (
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

/** Offers the login if the server refuses a valid email, because then an account with it exists. */
const LoginWithEmail = observer(function LoginWithEmail({ registration }: SignupFieldsProps) {
  const t = useTexts('registration');
  const { problems, values } = registration.form;
  if (typeof problems.email !== 'object') return null;
  return (
    <LoginLink variant="secondary" email={values.email}>
      {t('email.login')}
    </LoginLink>
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
