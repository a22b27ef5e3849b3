import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { PasswordField } from '../kit/fields/PasswordField';
import { usePresenter } from '../usePresenter';
import { ChangePasswordPresenter } from './ChangePasswordPresenter';
import { LazyCurrentPasswordDialog } from './LazyCurrentPasswordDialog';
import { NewPasswordField } from './NewPasswordField';
import { isRefusedPassword, refusedPasswordTexts } from './refusedPassword';
import { SecuritySection } from './SecuritySection';

const problemTexts = { 'too-long': 'password.tooLong', mismatch: 'password.mismatch' } as const;

export const PasswordSection = observer(function PasswordSection() {
  const changing = usePresenter(ChangePasswordPresenter);
  const t = useTexts('securityPage');
  const security = useTexts('security');
  const failureText = useFailureText();
  const { failure, isBusy, email } = changing;
  const { values, problems, refusalCount } = changing.form;

  const textOf = (problem: typeof problems.password): string | undefined => {
    if (typeof problem !== 'string') return problem?.join(' ');
    return isRefusedPassword(problem) ? security(refusedPasswordTexts[problem]) : t(problemTexts[problem]);
  };

  return (
    <SecuritySection title={t('password.title')} text={t('password.text')}>
      {changing.isChanged && (
        <Notice tone="success" title={t('password.done')} announce>
          {t('password.doneText')}
        </Notice>
      )}
      {failure && (
        <FailureNotice problem={failure} title={t('password.failed')}>
          {failureText(failure)}
        </FailureNotice>
      )}
      <SubmitForm className="security-form" outcome={refusalCount} onSubmit={changing.submit}>
        {/* Password managers need the username to store a password. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          password={changing.password}
          label={t('password.label')}
          hint={t('password.hint')}
          error={textOf(problems.password)}
          readOnly={isBusy}
          onChange={changing.change}
        />
        <PasswordField
          label={t('password.repeat')}
          name="confirmPassword"
          autoComplete="new-password"
          required
          readOnly={isBusy}
          value={values.confirmPassword}
          error={textOf(problems.confirmPassword)}
          showLabel={security('password.show')}
          hideLabel={security('password.hide')}
          onChange={changing.changeRepeat}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('password.checking')}>
          {t('password.submit')}
        </Button>
      </SubmitForm>
      <LazyCurrentPasswordDialog
        password={changing.currentPassword}
        email={email}
        reason={t('password.reason')}
      />
    </SecuritySection>
  );
});
