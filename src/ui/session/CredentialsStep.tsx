import { observer } from 'mobx-react-lite';
import { signInRefusals } from '#domain/session/signInRefusals';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { PasskeyLogin } from '../devices/PasskeyLogin';
import { EmailField } from '../forms/EmailField';
import { PasswordField } from '../kit/fields/PasswordField';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { Stack } from '../kit/layout/Stack';
import { LoginLinks } from './LoginLinks';
import type { LoginFieldProblem, LoginPresenter } from './LoginPresenter';

const problemTexts = {
  'email-required': 'email.required',
  'email-invalid': 'email.invalid',
  'password-required': 'password.required',
  'password-too-short': 'password.invalid',
  'code-incomplete': 'code.invalid',
  'code-wrong': 'code.wrong',
} as const satisfies Record<Exclude<LoginFieldProblem, 'credentials-wrong'>, string>;

export const CredentialsStep = observer(function CredentialsStep({
  login,
}: {
  readonly login: LoginPresenter;
}) {
  const t = useTexts('session');
  const failureText = useFailureText();
  const { values, problems } = login.form;
  const problemText = (problem: LoginFieldProblem): string =>
    problem === 'credentials-wrong'
      ? failureText({ kind: 'server', ...signInRefusals['wrong-credentials'] })
      : t(problemTexts[problem]);

  return (
    <>
      <Stack gap={3}>
        <EmailField
          label={t('email.label')}
          name="username"
          autoComplete="username webauthn"
          required
          readOnly={login.isBusy}
          value={values.email}
          error={problems.email && problemText(problems.email)}
          onChange={login.changeEmail}
        />
        <PasswordField
          label={t('password.label')}
          name="password"
          autoComplete="current-password"
          required
          readOnly={login.isBusy}
          value={values.password}
          error={problems.password && problemText(problems.password)}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          onChange={login.changePassword}
        />
      </Stack>
      <Stack gap={1}>
        <SubmitButton busy={login.isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
        <PasskeyLogin email={values.email} />
      </Stack>
      <LoginLinks />
    </>
  );
});
