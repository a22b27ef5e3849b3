import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { EmailField } from '../../forms/EmailField';
import { LoginLink } from '../../session/LoginLink';
import { SendAccountLink } from '../shared/SendAccountLink';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { useConfirmProblem } from './useConfirmProblem';

/** Fields about the buyer. For a signed-in player, the email is that of the account (CF-02). */
export const BuyerFields = observer(function BuyerFields({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const problem = useConfirmProblem(confirm);
  const { isEmailFixed, payment } = confirm;

  return (
    <>
      {!isEmailFixed && (
        <p className="confirm-form__login">
          {t('login.question')}{' '}
          <LoginLink variant="quiet" email={confirm.form.values.email}>
            {t('login.link')}
          </LoginLink>
        </p>
      )}
      <div className="confirm-form__field">
        <EmailField
          label={t('email.label')}
          hint={isEmailFixed ? t('email.player') : t('email.visitor')}
          name="email"
          autoComplete="email"
          required
          readOnly={isEmailFixed || payment.isBusy}
          value={confirm.email}
          error={problem.email}
          onChange={confirm.changeEmail}
        />
        {problem.hasBought && <SendAccountLink texts="confirm" email={confirm.form.values.email} />}
        {problem.hasAccount && (
          <LoginLink variant="secondary" email={confirm.form.values.email}>
            {t('login.withEmail')}
          </LoginLink>
        )}
      </div>
    </>
  );
});
