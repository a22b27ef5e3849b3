import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useStepTitle } from '../app/useStepTitle';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { ScriptNotice } from '../forms/ScriptNotice';
import { Heading } from '../kit/layout/Heading';
import { Notice } from '../kit/feedback/Notice';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Soft } from '../kit/layout/Text';
import { later } from '../loading/later';
import { usePresenter } from '../usePresenter';
import { CodeStep } from './CodeStep';
import { CredentialsStep } from './CredentialsStep';
import { LoginPresenter } from './LoginPresenter';
import './Login.scss';

const ResendConfirmationDialog = later(
  async () => (await import('../registration/ResendConfirmationDialog')).ResendConfirmationDialog,
);

interface LoginFormProps {
  /** Heading level: 1 on the login page, 2 in the dialog. */
  readonly level: 1 | 2;
  /** An email that was entered before the form was opened. */
  readonly email?: string;
}

/** The form for both sign-in steps, used on the login page and in the dialog (SE-03). */
export const LoginForm = observer(function LoginForm({ level, email = '' }: LoginFormProps) {
  const login = usePresenter(LoginPresenter);
  const t = useTexts('session');
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { codeSource, failure, step, unconfirmedEmail } = login;
  const heading = useRef<HTMLHeadingElement>(null);
  const codeHeads = {
    app: [t('code.title'), t('code.text')],
    recovery: [t('code.title'), t('recovery.text')],
    none: [t('none.title'), t('none.text')],
  } as const;
  const [title, text] = step === 'code' ? codeHeads[codeSource] : ([t('title'), t('intro')] as const);

  useStepTitle(level === 1 && step === 'code' ? title : undefined);
  useFirstInvalidFocus(form, login.form.refusalCount);
  useEffect(() => {
    if (email === '') return;
    login.changeEmail(email);
    // The email is known, so the password is next.
    form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [login, email]);
  useEffect(() => {
    if (step === 'code') (form.current?.querySelector('input') ?? heading.current)?.focus();
  }, [step, codeSource]);

  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.submit();
  };

  return (
    <form className="login-form" ref={form} method="post" noValidate onSubmit={submit}>
      <div className="login-form__head">
        <Heading level={level} size={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Soft>{text}</Soft>
        <VisuallyHidden>
          <span role="status">{step === 'code' && !login.form.problems.code && t('announce.codeStep')}</span>
        </VisuallyHidden>
      </div>
      <ScriptNotice />
      {failure && (
        <Notice tone="danger" title={t('failure.title')} ref={notice}>
          {failure.kind === 'cookies-blocked' ? t('failure.cookiesBlocked') : failureText(failure)}
        </Notice>
      )}
      {step === 'code' ? <CodeStep login={login} /> : <CredentialsStep login={login} />}
      {unconfirmedEmail !== undefined && (
        <ResendConfirmationDialog email={unconfirmedEmail} onClose={login.dismissUnconfirmed} />
      )}
    </form>
  );
});
