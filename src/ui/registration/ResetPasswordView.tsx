import { observer } from 'mobx-react-lite';
import { contactAnchor, helpPath } from '#domain/help/helpPath';
import type { NewPasswordProblem, RepeatProblem, ResetInfo } from '#domain/registration/PasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageModule } from '../app/Pages';
import { FailureNotice } from '../content/FailureNotice';
import { StepHeading } from '../app/StepHeading';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Checkbox } from '../kit/fields/Checkbox';
import { Announced } from '../kit/feedback/Announced';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Heading } from '../kit/layout/Heading';
import { Notice } from '../kit/feedback/Notice';
import { PasswordField } from '../kit/fields/PasswordField';
import { TextField } from '../kit/fields/TextField';
import { Spinner } from '../kit/feedback/Spinner';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { NewPasswordField } from '../security/NewPasswordField';
import { isRefusedPassword, refusedPasswordTexts } from '../security/refusedPassword';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LinkAccountNotice } from './LinkAccountNotice';
import { LoginLayout } from './LoginLayout';
import { ResetPasswordPresenter } from './ResetPasswordPresenter';

type FormProblem =
  NewPasswordProblem | RepeatProblem | 'code-incomplete' | 'recovery-code-needed' | 'wrong-code';

const problemTexts = {
  'password-required': 'password.required',
  'password-too-short': 'password.tooShort',
  'password-too-long': 'password.tooLong',
  'repeat-required': 'repeat.required',
  'repeat-mismatch': 'repeat.mismatch',
  'code-incomplete': 'recoveryCode.incomplete',
  'recovery-code-needed': 'recoveryCode.needed',
  'wrong-code': 'recoveryCode.wrong',
} as const satisfies Record<FormProblem, string>;

export const ResetPasswordView = observer(function ResetPasswordView() {
  const { info, lookUpFailure, sending, waitsUntil } = usePagePresenter(ResetPasswordPresenter);

  return (
    <LoginLayout>
      {!info && lookUpFailure && <LookUpFailed failure={lookUpFailure} />}
      {!info && !lookUpFailure && <LookingUp />}
      {info &&
        (waitsUntil ? <Waiting dueAt={waitsUntil} /> : sending.isDone ? <Done /> : <ResetForm info={info} />)}
    </LoginLayout>
  );
});

const LookingUp = () => {
  const t = useTexts('registrationRecovery');
  return (
    <div className="login-form">
      <Announced className="login-form__head">
        <Heading level={1} size={2}>
          {t('reset.title')}
        </Heading>
        <Soft>{t('reset.lookingUp')}</Soft>
        <span className="entry-wait">
          <Spinner />
        </span>
      </Announced>
    </div>
  );
};

interface LookUpFailedProps {
  readonly failure: CallFailure | UnexpectedFailure;
}

const LookUpFailed = ({ failure }: LookUpFailedProps) => {
  const { lookUp } = usePagePresenter(ResetPasswordPresenter);
  const t = useTexts('registrationRecovery');
  useStepTitle(t('reset.unknown'));
  const failureText = useFailureText();
  return (
    <div className="login-form">
      <Heading level={1} size={2}>
        {t('reset.unknown')}
      </Heading>
      <Notice tone="danger" announce>
        {failureText(failure)}
      </Notice>
      <Button variant="primary" size="large" wide onClick={() => void lookUp()}>
        {t('reset.retry')}
      </Button>
    </div>
  );
};

const Done = () => {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('registrationRecovery');
  return (
    <div className="login-form">
      <StepHeading>{t('reset.done')}</StepHeading>
      <Notice tone="success" announce>
        {t('reset.doneText')}
      </Notice>
      <ButtonLink variant="primary" size="large" wide to={pathOf('login')}>
        {t('toLogin')}
      </ButtonLink>
    </div>
  );
};

/** The reset waits: when it takes effect, and how to stop it. */
const Waiting = ({ dueAt }: { readonly dueAt: Date }) => {
  const { locale } = usePresenter(NavigationPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('registrationRecovery');
  return (
    <div className="login-form">
      <StepHeading>{t('wait.title')}</StepHeading>
      <Notice tone="info" announce>
        {t('wait.text', { date: translations.formatDateTimeWithZone(dueAt) })}
      </Notice>
      <Soft>{t('wait.notified')}</Soft>
      <ButtonLink variant="secondary" size="large" wide to={helpPath(contactAnchor, locale)}>
        {t('wait.support')}
      </ButtonLink>
    </div>
  );
};

interface ResetFormProps {
  readonly info: ResetInfo;
}

const ResetForm = observer(function ResetForm({ info }: ResetFormProps) {
  const reset = usePagePresenter(ResetPasswordPresenter);
  const t = useTexts('registrationRecovery');
  const security = useTexts('security');
  const failureText = useFailureText();
  const { failure, isBusy } = reset;
  const { values, problems, refusalCount } = reset.form;
  useDataFont();

  const passwordProblem = (problem: NonNullable<typeof problems.password>): string =>
    isRefusedPassword(problem) ? security(refusedPasswordTexts[problem]) : t(problemTexts[problem]);

  return (
    <SubmitForm className="login-form" outcome={refusalCount} onSubmit={reset.submit}>
      <div className="login-form__head">
        <Heading level={1} size={2}>
          {t('reset.title')}
        </Heading>
        <Soft>{t('reset.text', { email: info.email })}</Soft>
      </div>
      <LinkAccountNotice link={reset.link} effect="logs-out" />
      {failure && (
        <FailureNotice problem={failure} title={t('reset.failed')}>
          {failureText(failure)}
        </FailureNotice>
      )}
      {/* Password managers need the username to store a password. */}
      <input hidden type="text" name="username" autoComplete="username" value={info.email} readOnly />
      <Stack gap={3}>
        <NewPasswordField
          password={reset.password}
          label={t('password.label')}
          hint={t('password.hint')}
          error={problems.password && passwordProblem(problems.password)}
          readOnly={isBusy}
          onChange={reset.changePassword}
        />
        <PasswordField
          label={t('repeat.label')}
          name="repeat"
          autoComplete="new-password"
          required
          readOnly={isBusy}
          value={values.repeat}
          error={problems.repeat && passwordProblem(problems.repeat)}
          showLabel={security('password.show')}
          hideLabel={security('password.hide')}
          onChange={reset.changeRepeat}
        />
        {info.mfaEnabled && (
          <Checkbox
            label={t('disableMFA.label')}
            hint={t('disableMFA.hint')}
            name="disableMFA"
            disabled={isBusy}
            checked={values.disableMFA}
            onChange={reset.changeDisableMFA}
          />
        )}
        {reset.takesRecoveryCode && (
          <TextField
            label={t('recoveryCode.label')}
            hint={t('recoveryCode.hint')}
            optionalText={t('recoveryCode.optional')}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            usesDataFont
            readOnly={isBusy}
            value={values.recoveryCode}
            error={problems.recoveryCode && passwordProblem(problems.recoveryCode)}
            onChange={reset.changeRecoveryCode}
          />
        )}
      </Stack>
      <Stack gap={1}>
        <SubmitButton busy={isBusy} busyLabel={t('reset.submitting')}>
          {t('reset.submit')}
        </SubmitButton>
      </Stack>
    </SubmitForm>
  );
});

const page: PageModule = {
  View: ResetPasswordView,
  Presenter: ResetPasswordPresenter,
  texts: ['registrationRecovery', 'registrationLinks', 'session', 'security'],
};

export const pages = { resetPassword: page };
