import { observer } from 'mobx-react-lite';
import type { CurrentPasswordProblem } from '#domain/security/currentPassword';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { FormDialog } from '../forms/FormDialog';
import { PasswordField } from '../kit/fields/PasswordField';
import type { CurrentPasswordPresenter } from './CurrentPasswordPresenter';

export interface CurrentPasswordDialogProps {
  readonly password: CurrentPasswordPresenter;
  /** The account's email, which password managers use to find the password. */
  readonly email: string;
  /** One sentence that explains why the password is required. */
  readonly reason: string;
  /** The dialog's `returnFocusSelector`: the element that shows the outcome. */
  readonly returnFocusSelector?: string | undefined;
}

const problemTexts = {
  required: 'required',
  'too-long': 'tooLong',
  wrong: 'wrong',
} as const satisfies Record<CurrentPasswordProblem | 'wrong', string>;

/** Uses the text namespaces `currentPassword` and `security`. Import `LazyCurrentPasswordDialog` instead. */
export const CurrentPasswordDialog = observer(function CurrentPasswordDialog(
  props: CurrentPasswordDialogProps,
) {
  const { password, email, reason, returnFocusSelector } = props;
  const t = useTexts('securityPassword');
  const security = useTexts('security');
  const failureText = useFailureText();
  const { isSending, failure } = password;
  const { values, problems, refusalCount } = password.form;

  return (
    <FormDialog
      title={t('title')}
      description={reason}
      confirmText={t('confirm')}
      confirmingText={t('confirming')}
      cancelText={t('cancel')}
      email={email}
      isSending={isSending}
      failure={failure && failureText(failure)}
      refusalCount={refusalCount}
      returnFocusSelector={returnFocusSelector}
      onConfirm={password.confirm}
      onCancel={password.cancel}
    >
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
    </FormDialog>
  );
});
