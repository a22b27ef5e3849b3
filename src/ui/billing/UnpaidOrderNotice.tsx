import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { OutcomeRegion } from '../kit/feedback/OutcomeRegion';
import type { UnpaidOrderPresenter } from './UnpaidOrderPresenter';

interface UnpaidOrderNoticeProps {
  readonly unpaid: UnpaidOrderPresenter;
}

/** Outcome of paying or dropping an order. It receives focus if the pressed button is removed. */
export const UnpaidOrderNotice = observer(function UnpaidOrderNotice({ unpaid }: UnpaidOrderNoticeProps) {
  const t = useTexts('billing');
  const failureText = useFailureText();
  const { outcome, problem } = unpaid;
  const failed = problem && isFailedCall(problem) ? problem : undefined;
  const tones = { dropped: 'success', changed: 'info', troubled: 'danger', unavailable: 'danger' } as const;

  return (
    <OutcomeRegion isShown={outcome !== undefined}>
      {outcome && (
        <Notice tone={tones[outcome]} title={t(`unpaid.${outcome}.title`)} announce>
          {t(`unpaid.${outcome}.text`)}
        </Notice>
      )}
      {failed && (
        <FailureNotice problem={failed} title={t('unpaid.failed')}>
          {failureText(failed)}
        </FailureNotice>
      )}
    </OutcomeRegion>
  );
});
