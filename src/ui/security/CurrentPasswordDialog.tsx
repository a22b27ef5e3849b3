import { useId, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { CurrentPasswordProblem } from '../../domain/security/currentPassword';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { PasswordField } from '../kit/fields/PasswordField';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Dialog } from '../kit/overlays/Dialog';
import type { CurrentPasswordPresenter } from './CurrentPasswordPresenter';
import './CurrentPasswordDialog.scss';

export interface CurrentPasswordDialogProps {
  readonly password: CurrentPasswordPresenter;
  /** Of the account: password managers find the password by it. */
  readonly email: string;
  /** What the password is asked for, in a sentence. */
  readonly reason: string;
  /** As `focusInstead` of the dialog: what shows the outcome. */
  readonly focusInstead?: string | undefined;
}

const problemTexts = {
  required: 'required',
  'too-long': 'tooLong',
  wrong: 'wrong',
} as const satisfies Record<CurrentPasswordProblem | 'wrong', string>;

/** Its texts are in the namespaces `currentPassword` and `security`; import it as `CurrentPassword`. */
export const CurrentPasswordDialog = observer(function CurrentPasswordDialog(
  props: CurrentPasswordDialogProps,
) {
  const { password, email, reason, focusInstead } = props;
  const t = useTexts('currentPassword');
  const security = useTexts('security');
  const failureText = useFailureText('currentPassword', 'failure');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { isSending, failure } = password;
  const { values, problems, refusals } = password.form;

  useFirstInvalidFocus(form, refusals);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to the form of the page that opened the dialog.
    event.stopPropagation();
    void password.confirm();
  };

  return (
    <Dialog
      open
      onClose={password.cancel}
      title={t('title')}
      description={reason}
      closeLabel={t('cancel')}
      focusInstead={focusInstead}
      actions={
        <>
          <Button disabled={isSending} onClick={password.cancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending} busyLabel={t('confirming')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form className="current-password" id={formId} ref={form} method="post" noValidate onSubmit={submit}>
        {failure && (
          <Notice tone="danger" announce>
            {failureText(failure)}
          </Notice>
        )}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('label')}
          name="currentPassword"
          autoComplete="current-password"
          required
          readOnly={isSending}
          value={values.password}
          error={problems.password && t(problemTexts[problems.password])}
          showLabel={security('password.show')}
          hideLabel={security('password.hide')}
          onChange={password.change}
        />
      </form>
    </Dialog>
  );
});
