import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { TextField } from '../../kit/fields/TextField';
import { useDataFont } from '../../kit/foundation/useDataFont';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { useConfirmProblem } from './useConfirmProblem';

/** Field for the referral code. A code from a link or an order is read-only until the buyer removes it (CF-02). */
export const ReferralCodeField = observer(function ReferralCodeField({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const { code: problem } = useConfirmProblem(confirm);
  const input = useRef<HTMLInputElement>(null);
  const { referralCode, isReferralFixed, payment } = confirm;
  useDataFont();
  // The hint says that the code is used for the purchase, which is not true for an unknown code.
  const fixedHint = problem === undefined ? t('referral.fixed') : undefined;

  const remove = () => {
    confirm.removeCode();
    // The remove button, which has focus, disappears.
    input.current?.focus();
  };

  return (
    <div className="confirm-form__field">
      <TextField
        ref={input}
        label={t('referral.label')}
        hint={isReferralFixed ? fixedHint : t('referral.hint')}
        optionalText={isReferralFixed ? undefined : t('optional')}
        name="referralCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        usesDataFont
        readOnly={isReferralFixed || payment.isBusy}
        value={referralCode}
        error={problem}
        onChange={confirm.changeCode}
      />
      {isReferralFixed && !payment.isBusy && (
        <Button variant="quiet" onClick={remove}>
          {t('referral.remove')}
        </Button>
      )}
    </div>
  );
});
