import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { NewPasswordProblem, RepeatProblem } from '../../domain/registration/PasswordReset';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { Checkbox } from '../kit/Checkbox';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { PasswordField } from '../kit/PasswordField';
import { Spinner } from '../kit/Spinner';
import { SubmitButton } from '../kit/SubmitButton';
import { useFirstInvalidFocus } from '../kit/useFirstInvalidFocus';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { NewPasswordField } from '../security/NewPasswordField';
import { usePresenter } from '../usePresenter';
import { EntryFrame } from './EntryFrame';
import { ResetPasswordPresenter } from './ResetPasswordPresenter';

const passwordTexts = {
  'password-required': 'password.required',
  'password-too-short': 'password.tooShort',
  'password-too-long': 'password.tooLong',
} as const satisfies Record<NewPasswordProblem, string>;

const repeatTexts = {
  'repeat-required': 'repeat.required',
  'repeat-mismatch': 'repeat.mismatch',
} as const satisfies Record<RepeatProblem, string>;

export const ResetPasswordView = observer(function ResetPasswordView() {
  const { state, lookUp } = usePresenter(ResetPasswordPresenter);
  useEffect(() => void lookUp(), [lookUp]);

  return (
    <EntryFrame>
      {state.kind === 'unknown' && <Unknown />}
      {(state.kind === 'waiting' || state.kind === 'looking-up') && <LookingUp />}
      {state.kind === 'done' && <Done />}
      {(state.kind === 'editing' || state.kind === 'saving' || state.kind === 'failed') && <Form />}
    </EntryFrame>
  );
});

const LookingUp = () => {
  const t = useTexts('recovery');
  return (
    <div className="login-form">
      <div className="login-form__head" role="status">
        <Heading level={1} size={2}>
          {t('reset.title')}
        </Heading>
        <p className="login-form__intro">{t('reset.lookingUp')}</p>
        <span className="entry-wait">
          <Spinner />
        </span>
      </div>
    </div>
  );
};

const Unknown = observer(function Unknown() {
  const { state, lookUp } = usePresenter(ResetPasswordPresenter);
  const t = useTexts('recovery');
  const failureText = useFailureText('recovery', 'failure');
  return (
    <div className="login-form">
      <Heading level={1} size={2}>
        {t('reset.unknown')}
      </Heading>
      {state.kind === 'unknown' && (
        <Notice tone="danger" announce>
          {failureText(state.failure)}
        </Notice>
      )}
      <Button variant="primary" size="large" wide onClick={() => void lookUp()}>
        {t('reset.retry')}
      </Button>
    </div>
  );
});

const Done = () => {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and on a phone the news would be above what is seen.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="login-form">
      <Heading level={1} size={2} ref={heading} tabIndex={-1}>
        {t('reset.done')}
      </Heading>
      <Notice tone="success" announce>
        {t('reset.doneText')}
      </Notice>
      <ButtonLink variant="primary" size="large" wide to={pathOf('login')}>
        {t('toLogin')}
      </ButtonLink>
    </div>
  );
};

const Form = observer(function Form() {
  const reset = usePresenter(ResetPasswordPresenter);
  const t = useTexts('recovery');
  const security = useTexts('security');
  const failureText = useFailureText('recovery', 'failure');
  const form = useRef<HTMLFormElement>(null);
  const { state, info } = reset;
  const problems = state.kind === 'editing' ? state.problems : {};
  const isSaving = state.kind === 'saving';

  useFirstInvalidFocus(form, state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reset.submit();
  };

  return (
    <form className="login-form" ref={form} method="post" noValidate onSubmit={submit}>
      <div className="login-form__head">
        <Heading level={1} size={2}>
          {t('reset.title')}
        </Heading>
        <p className="login-form__intro">{t('reset.text', { email: info?.email ?? '' })}</p>
      </div>
      {state.kind === 'failed' && (
        <Notice tone="danger" title={t('reset.failed')} announce>
          {failureText(state.failure)}
        </Notice>
      )}
      {/* For password managers, which keep a password with the name it belongs to. */}
      <input hidden type="text" name="username" autoComplete="username" value={info?.email ?? ''} readOnly />
      <div className="login-form__fields">
        <NewPasswordField
          password={reset.password}
          label={t('password.label')}
          hint={t('password.hint')}
          error={problems.password && t(passwordTexts[problems.password])}
          readOnly={isSaving}
        />
        <PasswordField
          label={t('repeat.label')}
          name="repeat"
          autoComplete="new-password"
          required
          readOnly={isSaving}
          value={reset.repeated}
          error={problems.repeat && t(repeatTexts[problems.repeat])}
          showLabel={security('password.show')}
          hideLabel={security('password.hide')}
          onChange={reset.changeRepeated}
        />
        {info?.mfaEnabled && (
          <Checkbox
            label={t('disableMFA.label')}
            hint={t('disableMFA.hint')}
            name="disableMFA"
            disabled={isSaving}
            checked={reset.disableMFA}
            onChange={reset.changeDisableMFA}
          />
        )}
      </div>
      <div className="login-form__actions">
        <SubmitButton busy={isSaving} busyLabel={t('reset.submitting')}>
          {t('reset.submit')}
        </SubmitButton>
      </div>
    </form>
  );
});
