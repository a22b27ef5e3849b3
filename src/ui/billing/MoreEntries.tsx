import { useState, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { useAddedEntryFocus } from '../kit/layout/useAddedEntryFocus';
import type { PagedList } from './PagedList';

interface MoreEntriesProps {
  readonly list: PagedList<{ readonly id: string }>;
  /** Element that contains the table of the entries. */
  readonly table: RefObject<HTMLElement | null>;
  readonly failed: string;
}

/** Button that loads the next page of a list. If loading fails, the reason is shown, and the button retries. */
export const MoreEntries = observer(function MoreEntries({ list, table, failed }: MoreEntriesProps) {
  const t = useTexts('billing');
  const failureText = useFailureText();
  const [isUsed, setIsUsed] = useState(false);
  const { problem, isLoading, remainingCount, total } = list;
  const shown = total - remainingCount;
  const focusAdded = useAddedEntryFocus(table, 'tbody > tr', shown);
  const isOffered = problem !== undefined || remainingCount > 0 || (isUsed && isLoading);

  const load = (): void => {
    setIsUsed(true);
    focusAdded();
    void list.loadMore();
  };
  return (
    <>
      {problem && (
        <Notice tone="danger" title={failed} announce>
          {failureText(problem)}
        </Notice>
      )}
      <p className="payments__note" role="status">
        {shown > 0 && (isUsed || remainingCount > 0) && t('shown', { shown, total })}
      </p>
      {isOffered && (
        <Button busy={isLoading} busyLabel={t('loading')} onClick={load}>
          {problem || remainingCount === 0 ? t('retry') : t('more', { count: Math.min(remainingCount, 25) })}
        </Button>
      )}
    </>
  );
});
