import { daysBetween, type GameTimeChange } from '#domain/products/gameTimeTimeline';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Table } from '../kit/layout/Table';
import { Soft } from '../kit/layout/Text';
import { usePresenter } from '../usePresenter';

/** Lists what added or took away game time, newest first. @param changes oldest first */
export const GameTimeChanges = ({ changes }: { readonly changes: readonly GameTimeChange[] }) => {
  const t = useTexts('productsGameTime');
  const translations = usePresenter(Translations);
  const days = new Intl.NumberFormat(translations.languageTag, { signDisplay: 'exceptZero' });

  return (
    <Stack as="section" gap={2} aria-labelledby="game-time-changes">
      <Heading level={2} size={3} id="game-time-changes">
        {t('changes.title')}
      </Heading>
      {changes.length === 0 ? (
        <Soft>{t('changes.none')}</Soft>
      ) : (
        <Table
          labelledBy="game-time-changes"
          rows={changes.map((change, index) => ({ key: String(index), ...change })).toReversed()}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'date',
              header: t('changes.date'),
              cell: ({ date }) => <time dateTime={date.toISOString()}>{translations.date(date)}</time>,
            },
            { key: 'source', header: t('changes.source'), cell: ({ source }) => t(`source.${source}`) },
            {
              key: 'days',
              header: t('changes.days'),
              cell: ({ from, until }) => days.format(daysBetween(from, until)),
              number: true,
            },
            {
              key: 'end',
              header: t('changes.end'),
              cell: ({ until }) => <time dateTime={until.toISOString()}>{translations.date(until)}</time>,
            },
          ]}
        />
      )}
    </Stack>
  );
};
