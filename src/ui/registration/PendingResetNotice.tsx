import { observer } from 'mobx-react-lite';
import { ShellNotice } from '../app/ShellNotice';
import { Translations } from '../content/Translations';
import { useFailureTitle } from '../content/useFailureTitle';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { usePresenter } from '../usePresenter';
import type { PendingResetPresenter } from './PendingResetPresenter';

interface PendingResetNoticeProps {
  readonly pending: PendingResetPresenter;
  readonly dueAt: Date;
}

export const PendingResetNotice = observer(function PendingResetNotice({
  pending,
  dueAt,
}: PendingResetNoticeProps) {
  const translations = usePresenter(Translations);
  const t = useTexts('app');
  const failureTitle = useFailureTitle();
  const { isSending, problem } = pending.stopping;
  return (
    <ShellNotice
      tone="warning"
      title={t('pendingReset.title', { date: translations.dateTime(dueAt) })}
      action={
        <Button busy={isSending} busyLabel={t('pendingReset.stopping')} onClick={() => void pending.stop()}>
          {t('pendingReset.stop')}
        </Button>
      }
    >
      {problem ? failureTitle(problem, t('pendingReset.failed')) : t('pendingReset.text')}
    </ShellNotice>
  );
});
