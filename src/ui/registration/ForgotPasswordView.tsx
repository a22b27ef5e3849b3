import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { FailureNotice } from '../content/FailureNotice';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { isEmailProblem } from '../forms/isEmailProblem';
import { ScriptNotice } from '../forms/ScriptNotice';
import { SubmitForm } from '../forms/SubmitForm';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { EmailField } from '../forms/EmailField';
import { Heading } from '../kit/layout/Heading';
import { Notice } from '../kit/feedback/Notice';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LoginLayout } from './LoginLayout';
import { ForgotPasswordPresenter } from './ForgotPasswordPresenter';

export const ForgotPasswordView = observer(function ForgotPasswordView() {
  const forgot = usePagePresenter(ForgotPasswordPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('registrationRecovery');
  const failureText = useFailureText();
  const { state, isSending, isDone, problem } = forgot.sending;
  const emailProblem = isEmailProblem(problem) ? problem : undefined;
  const failure = isEmailProblem(problem) ? undefined : problem;

  useStepTitle(isDone ? t('forgot.sentTitle') : undefined);

  return (
    <LoginLayout>
      <SubmitForm className="login-form" outcome={emailProblem && state} onSubmit={forgot.submit}>
        <div className="login-form__head">
          <Heading level={1} size={2}>
            {t('forgot.title')}
          </Heading>
          <Soft>{t('forgot.text')}</Soft>
        </div>
        <ScriptNotice />
        {isDone && (
          <Notice tone="success" title={t('forgot.sentTitle')} announce>
            {t('forgot.sent')}
          </Notice>
        )}
        {failure && (
          <FailureNotice problem={failure} title={t('forgot.failed')}>
            {failureText(failure)}
          </FailureNotice>
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
        <Stack gap={1}>
          <SubmitButton busy={isSending} busyLabel={t('forgot.submitting')}>
            {t('forgot.submit')}
          </SubmitButton>
          <ButtonLink variant="quiet" wide to={pathOf('login')}>
            {t('toLogin')}
          </ButtonLink>
        </Stack>
      </SubmitForm>
    </LoginLayout>
  );
});

const page: PageModule = {
  View: ForgotPasswordView,
  Presenter: ForgotPasswordPresenter,
  texts: ['registrationRecovery', 'session'],
};

export const pages = { forgotPassword: page };
