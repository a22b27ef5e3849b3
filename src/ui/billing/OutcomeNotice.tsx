import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import type { ManagementOutcome, ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';

/** Id of the outcome. It is focused when the dialog closes, because the button that opened the dialog is removed. */
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
    <div id={outcomeId} className="payments__outcome" tabIndex={-1}>
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
    </div>
  );
});

const useOutcomeText = (): ((outcome: ManagementOutcome) => string) => {
  const t = useTexts('billing');
  const translations = usePresenter(Translations);
  return (outcome) => {
    switch (outcome.kind) {
      case 'canceled':
        return outcome.until
          ? t('outcome.canceled.text', { date: translations.date(outcome.until) })
          : t('outcome.canceled.plain');
      case 'renewed':
        return outcome.nextCharge
          ? t('outcome.renewed.text', { date: translations.date(outcome.nextCharge) })
          : t('outcome.renewed.plain');
      case 'canceled-elsewhere':
        return t('outcome.canceled-elsewhere.text');
      case 'changed-elsewhere':
        return t('outcome.changed-elsewhere.text');
    }
  };
};
