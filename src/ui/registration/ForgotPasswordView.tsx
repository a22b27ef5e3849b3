import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { isEmailProblem } from '../forms/isEmailProblem';
import { ScriptNotice } from '../forms/ScriptNotice';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { EmailField } from '../kit/fields/EmailField';
import { Heading } from '../kit/layout/Heading';
import { Notice } from '../kit/feedback/Notice';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LoginLayout } from './LoginLayout';
import { ForgotPasswordPresenter } from './ForgotPasswordPresenter';

export const ForgotPasswordView = observer(function ForgotPasswordView() {
  const forgot = usePagePresenter(ForgotPasswordPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('registrationRecovery');
  const failureText = useFailureText('registrationRecovery', 'failure');
  const form = useRef<HTMLFormElement>(null);
  const { state, isSending, isDone, problem } = forgot.sending;
  const emailProblem = isEmailProblem(problem) ? problem : undefined;
  const failure = isEmailProblem(problem) ? undefined : problem;

  useStepTitle(isDone ? t('forgot.sentTitle') : undefined);
  useFirstInvalidFocus(form, emailProblem && state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void forgot.submit();
  };

  return (
    <LoginLayout>
      <form className="login-form" ref={form} method="post" noValidate onSubmit={submit}>
        <div className="login-form__head">
          <Heading level={1} size={2}>
            {t('forgot.title')}
          </Heading>
          <p className="login-form__intro">{t('forgot.text')}</p>
        </div>
        <ScriptNotice />
        {isDone && (
          <Notice tone="success" title={t('forgot.sentTitle')} announce>
            {t('forgot.sent')}
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" title={t('forgot.failed')} announce>
            {failureText(failure)}
          </Notice>
        )}
        <EmailField
          label={t('email.label')}
          name="email"
          autoComplete="username"
          required
          readOnly={isSending}
          value={forgot.form.values.email}
          error={
            emailProblem && t(emailProblem.kind === 'email-required' ? 'email.required' : 'email.invalid')
          }
          onChange={forgot.changeEmail}
        />
        <div className="login-form__actions">
          <SubmitButton busy={isSending} busyLabel={t('forgot.submitting')}>
            {t('forgot.submit')}
          </SubmitButton>
          <ButtonLink variant="quiet" wide to={pathOf('login')}>
            {t('toLogin')}
          </ButtonLink>
        </div>
      </form>
    </LoginLayout>
  );
});
