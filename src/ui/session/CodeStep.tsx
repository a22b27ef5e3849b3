import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { PasskeyLogin } from '../devices/PasskeyLogin';
import { Button } from '../kit/actions/Button';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { CodeField } from '../kit/fields/CodeField';
import { TextField } from '../kit/fields/TextField';
import { useDataFont } from '../kit/foundation/useDataFont';
import type { LoginPresenter } from './LoginPresenter';

interface CodeStepProps {
  readonly login: LoginPresenter;
}

/** The second sign-in step: a six-digit code from the authenticator app, or a recovery code. */
export const CodeStep = observer(function CodeStep({ login }: CodeStepProps) {
  const t = useTexts('session');
  const isFromApp = login.codeSource === 'app';

  return (
    <>
      <div className="login-form__fields">
        {isFromApp ? <AppCode login={login} /> : <RecoveryCode login={login} />}
      </div>
      <div className="login-form__actions">
        <SubmitButton busy={login.isBusy} busyLabel={t('code.submitting')}>
          {t('code.submit')}
        </SubmitButton>
        {login.takesRecoveryCodes && (
          <Button variant="quiet" wide onClick={login.switchCode}>
            {isFromApp ? t('recovery.use') : t('recovery.useApp')}
          </Button>
        )}
        <PasskeyLogin email={login.form.values.email} replacesCode />
        <Button variant="quiet" wide onClick={login.backToCredentials}>
          {t('code.back')}
        </Button>
      </div>
    </>
  );
});

const AppCode = observer(function AppCode({ login }: CodeStepProps) {
  const t = useTexts('session');
  const { code } = login.form.values;
  const problem = login.form.problems.code;
  const incomplete = code === '' ? t('code.required') : t('code.invalid');

  return (
    <CodeField
      label={t('code.label')}
      hint={t('code.hint')}
      name="otp"
      required
      readOnly={login.isBusy}
      value={code}
      error={problem && (problem === 'code-wrong' ? t('code.wrong') : incomplete)}
      onChange={login.changeCode}
    />
  );
});

const RecoveryCode = observer(function RecoveryCode({ login }: CodeStepProps) {
  const t = useTexts('session');
  const { code } = login.form.values;
  const problem = login.form.problems.code;
  const incomplete = code === '' ? t('recovery.required') : t('recovery.incomplete');
  useDataFont();

  return (
    <TextField
      label={t('recovery.label')}
      hint={t('recovery.hint')}
      name="recoveryCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      usesDataFont
      required
      readOnly={login.isBusy}
      value={code}
      error={problem && (problem === 'code-wrong' ? t('recovery.wrong') : incomplete)}
      onChange={login.changeCode}
    />
  );
});
