import { observer } from 'mobx-react-lite';
import { visiblePageCount, type DacOperation } from '#domain/coupons/DacOperation';
import { pagesAround } from '#domain/shared/pagesAround';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { Pager } from '../kit/layout/Pager';
import { Table } from '../kit/layout/Table';
import { usePresenter } from '../usePresenter';
import type { DacHistoryPresenter } from './DacHistoryPresenter';

interface DacHistoryProps {
  readonly history: DacHistoryPresenter;
}

export const DacHistory = observer(function DacHistory({ history }: DacHistoryProps) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);
  const failureText = useFailureText('coupons', 'failure');
  const details = useDetails();
  const { page, current, pages, problem, isLoading } = history;
  const rows = page?.entries.map((operation, index) => ({ key: `${current}-${index}`, ...operation })) ?? [];

  return (
    <section className="dacs__history" aria-labelledby="dacs-history-title">
      <Heading level={2} size={3} id="dacs-history-title">
        {t('history.title')}
      </Heading>
      {!page && !problem && (
        <div className="dacs__loading" aria-busy="true">
          <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
          <Skeleton />
        </div>
      )}
      {problem && (
        <Notice
          tone="danger"
          title={t('history.failed')}
          action={<Button onClick={() => void history.retry()}>{t('retry')}</Button>}
          announce
        >
          {failureText(problem)}
        </Notice>
      )}
      {page?.totalEntries === 0 && <p>{t('history.none')}</p>}
      {rows.length > 0 && (
        <Table
          labelledBy="dacs-history-title"
          hint={t('history.hint')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'date',
              header: t('history.date'),
              cell: ({ date }) => <time dateTime={date.toISOString()}>{translations.dateTime(date)}</time>,
            },
            { key: 'type', header: t('history.type'), cell: ({ kind }) => t(typeText[kind]) },
            {
              key: 'quantity',
              header: t('history.quantity'),
              cell: ({ quantity }) => quantity,
              number: true,
            },
            { key: 'details', header: t('history.details'), cell: details },
          ]}
        />
      )}
      <Pager
        label={t('history.pages')}
        previous={t('history.previous')}
        next={t('history.next')}
        pageLabel={(number) => t('history.page', { number })}
        status={t('history.position', { number: current, pages })}
        current={current}
        pages={pages}
        numbers={pagesAround(current, pages, visiblePageCount)}
        isBusy={isLoading}
        onGo={(number) => void history.go(number)}
      />
    </section>
  );
});

const typeText = {
  creation: 'type.creation',
  conversion: 'type.conversion',
  sent: 'type.transfer',
  received: 'type.transfer',
} as const;

const useDetails = (): ((operation: DacOperation) => string) => {
  const t = useTexts('coupons');
  return (operation) => {
    switch (operation.kind) {
      case 'creation':
        return '';
      case 'conversion':
        return t('details.conversion', { count: operation.quantity });
      case 'sent':
        return t('details.sent', { name: operation.to ?? t('details.deleted') });
      case 'received':
        return t('details.received', { name: operation.from ?? t('details.deleted') });
    }
  };
};
