import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { CodeField } from '../kit/fields/CodeField';
import { SubmitButton } from '../kit/actions/SubmitButton';
import type { LoginPresenter } from './LoginPresenter';

export const CodeStep = observer(function CodeStep({ login }: { readonly login: LoginPresenter }) {
  const t = useTexts('login');
  const { code } = login.form.values;
  const problem = login.form.problems.code;
  const incomplete = code === '' ? t('code.required') : t('code.invalid');

  return (
    <>
      <div className="login-form__fields">
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
      </div>
      <div className="login-form__actions">
        <SubmitButton busy={login.isBusy} busyLabel={t('code.submitting')}>
          {t('code.submit')}
        </SubmitButton>
        <Button variant="quiet" wide onClick={login.backToCredentials}>
          {t('code.back')}
        </Button>
      </div>
    </>
  );
});
