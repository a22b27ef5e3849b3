import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { TextField } from '../kit/TextField';
import { useFirstInvalidFocus } from '../kit/useFirstInvalidFocus';
import { usePresenter } from '../usePresenter';
import { ResendConfirmationPresenter } from './ResendConfirmationPresenter';

interface ResendConfirmationDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

const problemTexts = { 'email-required': 'email.required', 'email-invalid': 'email.invalid' } as const;

/** For accounts that wait for their letter: sends it again (SE-05). */
export const ResendConfirmationDialog = observer(function ResendConfirmationDialog(
  props: ResendConfirmationDialogProps,
) {
  const { email, onClose } = props;
  const resending = usePresenter(ResendConfirmationPresenter);
  const t = useTexts('login');
  const form = useRef<HTMLFormElement>(null);
  const { state } = resending;
  const rejection = state.kind === 'editing' ? state.rejection : undefined;

  useEffect(() => resending.begin(email), [resending, email]);
  useFirstInvalidFocus(form, state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog hangs in the sign-in form's tree: its submit must not reach that form.
    event.stopPropagation();
    void resending.submit();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('resend.title')}
      description={t('resend.text')}
      closeLabel={t('resend.close')}
    >
      {state.kind === 'sent' ? (
        <>
          <Notice tone="success" announce>
            {t('resend.sent')}
          </Notice>
          <Button onClick={onClose}>{t('resend.close')}</Button>
        </>
      ) : (
        <form className="login-form" ref={form} noValidate onSubmit={submit}>
          {rejection?.kind === 'not-sent' && (
            <Notice tone="danger" announce>
              {t('resend.failed')}
            </Notice>
          )}
          <TextField
            label={t('resend.emailLabel')}
            type="email"
            name="email"
            autoComplete="email"
            required
            readOnly={state.kind === 'sending'}
            value={resending.email}
            error={rejection && rejection.kind !== 'not-sent' ? t(problemTexts[rejection.kind]) : undefined}
            onChange={resending.changeEmail}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={state.kind === 'sending'}
            busyLabel={t('resend.submitting')}
          >
            {t('resend.submit')}
          </Button>
        </form>
      )}
    </Dialog>
  );
});
