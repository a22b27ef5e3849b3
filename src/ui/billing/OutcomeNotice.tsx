import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import type { ManagementOutcome, ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import { useRenewalText } from './useRenewalText';

/** Id of the outcome. It receives focus, because the pressed button is removed. */
export const outcomeId = 'subscription-outcome';

interface OutcomeNoticeProps {
  readonly managing: ManageSubscriptionPresenter;
}

/** Outcome of an action, with a link that opens the optional survey in a new window. */
export const OutcomeNotice = observer(function OutcomeNotice({ managing }: OutcomeNoticeProps) {
  const t = useTexts('billing');
  const { outcome, survey } = managing;
  const text = useOutcomeText();

  return (
    <OutcomeRegion id={outcomeId} isShown={outcome !== undefined}>
      {outcome && (
        <Notice
          tone={outcome.kind === 'changed-elsewhere' ? 'info' : 'success'}
          title={t(`outcome.${outcome.kind}.title`)}
          announce
          action={
            survey !== undefined && (
              <ButtonAnchor href={survey} target="_blank" rel="noopener noreferrer">
                {t('survey.open')}
              </ButtonAnchor>
            )
          }
        >
          <p>{text(outcome)}</p>
          {survey !== undefined && <p>{t('survey.text')}</p>}
        </Notice>
      )}
    </OutcomeRegion>
  );
});

const useOutcomeText = (): ((outcome: ManagementOutcome) => string) => {
  const t = useTexts('billing');
  const renewalText = useRenewalText();
  return (outcome) => {
    switch (outcome.kind) {
      case 'canceled':
        return renewalText(outcome.renewal);
      case 'renewed':
        return `${renewalText(outcome.renewal)} ${t('outcome.renewed.plain')}`;
      case 'canceled-elsewhere':
        return t('outcome.canceled-elsewhere.text');
      case 'changed-elsewhere':
        return t('outcome.changed-elsewhere.text');
    }
  };
};
