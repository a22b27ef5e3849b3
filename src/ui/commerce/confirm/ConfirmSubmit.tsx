import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { SubmitButton } from '../../kit/actions/SubmitButton';
import type { ConfirmPresenter } from './ConfirmPresenter';

export const ConfirmSubmit = observer(function ConfirmSubmit({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const reasonId = useId();
  const { canSubmit, hasMyDUAlready, isStoreBuyer, requiredAgreements, payment } = confirm;
  const busy = busyText(confirm);
  const isBlocked = !canSubmit && !payment.isBusy;

  return (
    <div className="confirm-form__submit">
      <SubmitButton
        busy={payment.isBusy}
        busyLabel={busy === undefined ? undefined : t(busy)}
        blocked={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
      >
        {isStoreBuyer ? t('submitStore') : t('submit')}
      </SubmitButton>
      <p className="confirm-form__note" id={reasonId}>
        {isBlocked && !hasMyDUAlready && t(requiredAgreements.length > 1 ? 'blocked.both' : 'blocked.one')}
      </p>
    </div>
  );
});

/** Returns undefined if the notice above the button already shows the status. */
const busyText = ({
  isStoreBuyer,
  payment: { state },
}: ConfirmPresenter): 'submittingStore' | 'submitting' | undefined => {
  if (state.kind === 'paying' || (state.kind === 'leaving' && state.isPaid)) return undefined;
  return isStoreBuyer ? 'submittingStore' : 'submitting';
};
