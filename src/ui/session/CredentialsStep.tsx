import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { PasskeyLogin } from '../devices/PasskeyLogin';
import { EmailField } from '../kit/fields/EmailField';
import { PasswordField } from '../kit/fields/PasswordField';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { LoginLinks } from './LoginLinks';
import type { LoginFieldProblem, LoginPresenter } from './LoginPresenter';

const problemTexts = {
  'email-required': 'email.required',
  'email-invalid': 'email.invalid',
  'password-required': 'password.required',
  'password-too-short': 'password.invalid',
  'code-incomplete': 'code.invalid',
  'code-wrong': 'code.wrong',
} as const satisfies Record<LoginFieldProblem, string>;

export const CredentialsStep = observer(function CredentialsStep({
  login,
}: {
  readonly login: LoginPresenter;
}) {
  const t = useTexts('session');
  const { values, problems } = login.form;

  return (
    <>
      <div className="login-form__fields">
        <EmailField
          label={t('email.label')}
          name="username"
          autoComplete="username webauthn"
          required
          readOnly={login.isBusy}
          value={values.email}
          error={problems.email && t(problemTexts[problems.email])}
          onChange={login.changeEmail}
        />
        <PasswordField
          label={t('password.label')}
          name="password"
          autoComplete="current-password"
          required
          readOnly={login.isBusy}
          value={values.password}
          error={problems.password && t(problemTexts[problems.password])}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          onChange={login.changePassword}
        />
      </div>
      <div className="login-form__actions">
        <SubmitButton busy={login.isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
        <PasskeyLogin email={values.email} />
      </div>
      <LoginLinks />
    </>
  );
});
