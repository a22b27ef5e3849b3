import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import { usePresenter } from '../usePresenter';
import type { StoreGameTimePresenter } from './StoreGameTimePresenter';

/** Notices about the game time included with the store account. */
export const StoreGameTimeNotices = observer(function StoreGameTimeNotices({
  gameTime,
}: {
  readonly gameTime: StoreGameTimePresenter;
}) {
  const t = useTexts('linkedAccounts');
  const translations = usePresenter(Translations);
  const failureText = useFailureText();
  const { claiming, status } = gameTime;
  const { problem, state } = claiming;
  const { months, refundPeriodEnd } = status;

  return (
    <>
      {months !== undefined && state.kind !== 'done' && (
        <Notice
          title={t('gameTime.title', { count: months })}
          action={
            <Button
              variant="primary"
              busy={claiming.isSending}
              busyLabel={t('gameTime.adding')}
              onClick={() => void gameTime.claim()}
            >
              {t('gameTime.add')}
            </Button>
          }
        >
          {t('gameTime.text')}
        </Notice>
      )}
      {refundPeriodEnd && (
        <Notice title={t('refund.title', { date: translations.date(refundPeriodEnd) })}>
          {t('refund.text')}
        </Notice>
      )}
      <OutcomeRegion isShown={claiming.isSettled}>
        {state.kind === 'done' && (
          <Notice tone="success" announce>
            {t('gameTime.added', { date: translations.date(state.value) })}
          </Notice>
        )}
        {problem && (
          <Notice tone="danger" announce>
            {problem.kind === 'nothing-to-claim'
              ? t('gameTime.nothing')
              : problem.kind === 'refund-period'
                ? t('refund.text')
                : failureText(problem)}
          </Notice>
        )}
      </OutcomeRegion>
    </>
  );
});
