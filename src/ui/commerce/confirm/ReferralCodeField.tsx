import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { maxReferralCodeLength } from '#domain/commerce/referral';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { TextField } from '../../kit/fields/TextField';
import { useDataFont } from '../../kit/foundation/useDataFont';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { useConfirmProblem } from './useConfirmProblem';

/** A code that came with a link or with an order is read-only until it is removed (CF-02). */
export const ReferralCodeField = observer(function ReferralBox({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const { code: problem } = useConfirmProblem(confirm);
  const input = useRef<HTMLInputElement>(null);
  const { referralCode, isReferralFixed, payment } = confirm;
  useDataFont();
  // The hint would be wrong for an unknown code: it is not used for the purchase.
  const fixedHint = problem === undefined ? t('referral.fixed') : undefined;

  const remove = () => {
    confirm.removeCode();
    // The focused button is removed.
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
        maxLength={maxReferralCodeLength}
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
