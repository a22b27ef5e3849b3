import { observer } from 'mobx-react-lite';
import { visiblePageCount, type DacOperation } from '#domain/coupons/DacOperation';
import { pagesAround } from '#domain/shared/pagesAround';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { Heading } from '../kit/layout/Heading';
import { Pager } from '../kit/layout/Pager';
import { Stack } from '../kit/layout/Stack';
import { Table } from '../kit/layout/Table';
import { Loaded } from '../loading/Loaded';
import { usePresenter } from '../usePresenter';
import type { DacHistoryPresenter } from './DacHistoryPresenter';

interface DacHistoryProps {
  readonly history: DacHistoryPresenter;
}

export const DacHistory = observer(function DacHistory({ history }: DacHistoryProps) {
  const t = useTexts('coupons');
  const translations = usePresenter(Translations);
  const failureText = useFailureText();
  const { current, pages } = history;

  return (
    <Stack as="section" gap={2} aria-labelledby="dacs-history-title">
      <Heading level={2} size={3} id="dacs-history-title">
        {t('history.title')}
      </Heading>
      <Loaded
        of={history.page}
        placeholder={<SkeletonRows label={t('history.loading')} count={1} height={5} />}
        title={t('history.failed')}
        failureText={failureText}
        retryLabel={t('retry')}
        showsStale
      >
        {({ entries, totalEntries }) => (
          <>
            {totalEntries === 0 && <p>{t('history.none')}</p>}
            {entries.length > 0 && (
              <Table
                labelledBy="dacs-history-title"
                hint={t('history.hint')}
                rows={entries.map((operation, index) => ({ key: `${current}-${index}`, ...operation }))}
                rowKey={({ key }) => key}
                columns={[
                  {
                    key: 'date',
                    header: t('history.date'),
                    cell: ({ date }) => (
                      <time dateTime={date.toISOString()}>{translations.dateTime(date)}</time>
                    ),
                  },
                  { key: 'type', header: t('history.type'), cell: ({ kind }) => t(typeText[kind]) },
                  {
                    key: 'quantity',
                    header: t('history.quantity'),
                    cell: ({ quantity }) => quantity,
                    number: true,
                  },
                  {
                    key: 'details',
                    header: t('history.details'),
                    cell: (operation) => <Details operation={operation} />,
                  },
                ]}
              />
            )}
          </>
        )}
      </Loaded>
      <Pager
        label={t('history.pages')}
        previous={t('history.previous')}
        next={t('history.next')}
        pageLabel={(number) => t('history.page', { number })}
        status={t('history.position', { number: current, pages })}
        current={current}
        pages={pages}
        numbers={pagesAround(current, pages, visiblePageCount)}
        isBusy={history.page.isLoading}
        onGo={(number) => void history.go(number)}
      />
    </Stack>
  );
});

const typeText = {
  creation: 'type.creation',
  conversion: 'type.conversion',
  sent: 'type.transfer',
  received: 'type.transfer',
} as const;

const Details = ({ operation }: { readonly operation: DacOperation }) => {
  const details = useDetails();
  const note = 'note' in operation ? operation.note : undefined;
  return (
    <>
      <span>{details(operation)}</span>
      {note !== undefined && (
        <span className="dacs-note">
          <bdi>{note}</bdi>
        </span>
      )}
    </>
  );
};

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
