import { observer } from 'mobx-react-lite';
import type { EmailProblem, PasswordProblem } from '../../domain/session/Credentials';
import { useTexts } from '../content/useTexts';
import { EmailField } from '../kit/EmailField';
import { PasswordField } from '../kit/PasswordField';
import { SubmitButton } from '../kit/SubmitButton';
import { LoginLinks } from './LoginLinks';
import type { LoginPresenter } from './LoginPresenter';

const emailTexts = {
  'email-required': 'email.required',
  'email-invalid': 'email.invalid',
} as const satisfies Record<EmailProblem, string>;

const passwordTexts = {
  'password-required': 'password.required',
  'password-too-short': 'password.invalid',
} as const satisfies Record<PasswordProblem, string>;

export const CredentialsStep = observer(function CredentialsStep({
  login,
}: {
  readonly login: LoginPresenter;
}) {
  const t = useTexts('login');
  const { email, password } = login.state.kind === 'credentials' ? login.state.problems : {};

  return (
    <>
      <div className="login-form__fields">
        <EmailField
          label={t('email.label')}
          name="username"
          autoComplete="username"
          required
          readOnly={login.isBusy}
          value={login.email}
          error={email && t(emailTexts[email])}
          onChange={login.changeEmail}
        />
        <PasswordField
          label={t('password.label')}
          name="password"
          autoComplete="current-password"
          required
          readOnly={login.isBusy}
          value={login.password}
          error={password && t(passwordTexts[password])}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          onChange={login.changePassword}
        />
      </div>
      <div className="login-form__actions">
        <SubmitButton busy={login.isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
      </div>
      <LoginLinks />
    </>
  );
});
