import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { SubmitButton } from '../../kit/actions/SubmitButton';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { useOrderProblemText } from './useConfirmProblem';

export const ConfirmSubmit = observer(function ConfirmSubmit({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const reasonId = useId();
  const problemText = useOrderProblemText();
  const { form, hasAcceptedAll, hasMyDUAlready, isStoreBuyer, requiredAgreements, payment } = confirm;
  const busy = busyText(confirm);

  const reason = (): string | undefined => {
    if (payment.isBusy) return undefined;
    if (hasMyDUAlready) return problemText({ kind: 'already-owned' });
    if (hasAcceptedAll || form.problems.agreed) return undefined;
    return t(requiredAgreements.length > 1 ? 'blocked.both' : 'blocked.one');
  };

  return (
    <div className="confirm-form__submit">
      <SubmitButton
        busy={payment.isBusy}
        busyLabel={busy === undefined ? undefined : t(busy)}
        blocked={hasMyDUAlready && !payment.isBusy}
        incomplete={!hasAcceptedAll && !payment.isBusy}
        aria-describedby={reasonId}
      >
        {isStoreBuyer ? t('submitStore') : t('submit')}
      </SubmitButton>
      <p className="confirm-form__note" id={reasonId}>
        {reason()}
      </p>
    </div>
  );
});

/** Returns undefined if the notice above the button already shows the status. */
const busyText = ({
  isStoreBuyer,
  payment: { stage },
}: ConfirmPresenter): 'submittingStore' | 'submitting' | undefined => {
  if (stage === 'paying' || stage === 'paid') return undefined;
  return isStoreBuyer ? 'submittingStore' : 'submitting';
};
