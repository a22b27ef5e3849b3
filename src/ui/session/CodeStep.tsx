import { observer } from 'mobx-react-lite';
import { contactAnchor, helpPath } from '#domain/help/helpPath';
import { useTexts } from '../content/useTexts';
import { PasskeyLogin } from '../devices/PasskeyLogin';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { CodeField } from '../kit/fields/CodeField';
import { TextField } from '../kit/fields/TextField';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Stack } from '../kit/layout/Stack';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { LoginPresenter } from './LoginPresenter';
import { cleanDigits } from '#domain/shared/spellings';

interface CodeStepProps {
  readonly login: LoginPresenter;
}

/** The second sign-in step: a six-digit code from the authenticator app, or a recovery code. */
export const CodeStep = observer(function CodeStep({ login }: CodeStepProps) {
  const t = useTexts('session');
  const isFromApp = login.codeSource === 'app';
  if (login.codeSource === 'none') return <NoCode login={login} />;

  return (
    <>
      <Stack gap={3}>{isFromApp ? <AppCode login={login} /> : <RecoveryCode login={login} />}</Stack>
      <Stack gap={1}>
        <SubmitButton busy={login.isBusy} busyLabel={t('code.submitting')}>
          {t('code.submit')}
        </SubmitButton>
        {login.takesRecoveryCodes && (
          <Button variant="quiet" wide onClick={() => login.chooseCode(isFromApp ? 'recovery' : 'app')}>
            {isFromApp ? t('recovery.use') : t('recovery.useApp')}
          </Button>
        )}
        <PasskeyLogin email={login.form.values.email} replacesCode />
        <Button variant="quiet" wide onClick={() => login.chooseCode('none')}>
          {t('none.use')}
        </Button>
        <Button variant="quiet" wide onClick={login.backToCredentials}>
          {t('code.back')}
        </Button>
      </Stack>
    </>
  );
});

/** What a player can do who has lost the phone and every code. */
const NoCode = observer(function NoCode({ login }: CodeStepProps) {
  const t = useTexts('session');
  const { pathOf, locale } = usePresenter(NavigationPresenter);

  return (
    <Stack gap={1}>
      <ButtonLink variant="primary" size="large" wide to={pathOf('forgotPassword')}>
        {t('none.reset')}
      </ButtonLink>
      <ButtonLink variant="secondary" wide to={helpPath(contactAnchor, locale)}>
        {t('none.support')}
      </ButtonLink>
      <Button variant="quiet" wide onClick={() => login.chooseCode('app')}>
        {t('none.back')}
      </Button>
    </Stack>
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
      toAsciiDigits={cleanDigits}
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
