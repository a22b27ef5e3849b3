import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import type { PagedList } from './PagedList';

interface MoreEntriesProps {
  readonly list: PagedList<{ readonly id: string }>;
  readonly failed: string;
}

/** Button that loads the next page of a list. If loading fails, the reason is shown. */
export const MoreEntries = observer(function MoreEntries({ list, failed }: MoreEntriesProps) {
  const t = useTexts('billing');
  const failureText = useFailureText('billing', 'failure');
  const { problem, isLoading, remainingCount } = list;

  if (problem) {
    return (
      <Notice
        tone="danger"
        title={failed}
        action={<Button onClick={() => void list.loadMore()}>{t('retry')}</Button>}
        announce
      >
        {failureText(problem)}
      </Notice>
    );
  }
  if (remainingCount === 0) return null;
  return (
    <Button busy={isLoading} busyLabel={t('loading')} onClick={() => void list.loadMore()}>
      {t('more', { count: Math.min(remainingCount, 25) })}
    </Button>
  );
});
