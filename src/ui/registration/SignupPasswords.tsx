import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { PasswordField } from '../kit/fields/PasswordField';
import { NewPasswordField } from '../security/NewPasswordField';
import type { RegistrationPresenter } from './RegistrationPresenter';
import { useFieldError } from './useFieldError';

interface SignupPasswordsProps {
  readonly registration: RegistrationPresenter;
}

export const SignupPasswords = observer(function SignupPasswords({ registration }: SignupPasswordsProps) {
  const t = useTexts('registration');
  const security = useTexts('security');
  const errorText = useFieldError();
  const { problems, values } = registration.form;
  const { isSending } = registration.sending;

  return (
    <>
      <NewPasswordField
        password={registration.password}
        label={t('password.label')}
        hint={t('password.hint')}
        error={errorText('password', problems.password)}
        readOnly={isSending}
        onChange={registration.changePassword}
      />
      {registration.shows('retypePassword') && (
        <PasswordField
          label={t('retypePassword.label')}
          name="retypePassword"
          autoComplete="new-password"
          required
          readOnly={isSending}
          value={values.retypePassword}
          error={errorText('retypePassword', problems.retypePassword)}
          showLabel={security('password.show')}
          hideLabel={security('password.hide')}
          onChange={(typed) => registration.change('retypePassword', typed)}
        />
      )}
    </>
  );
});
