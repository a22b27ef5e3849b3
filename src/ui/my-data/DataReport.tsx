import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { DataExport } from '#domain/my-data/DataExport';
import { dataReport, type DataSection } from '#domain/my-data/dataReport';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Soft } from '../kit/layout/Text';
import { Icon } from '../kit/media/Icon';
import { useFocusOnMount } from '../security/useFocusOnMount';
import { usePresenter } from '../usePresenter';
import { useDataLabels } from './useDataLabels';

/** All stored data in the language of the page, table by table. */
export const DataReport = observer(function DataReport({ data }: { readonly data: DataExport }) {
  const t = useTexts('myData');
  const translations = usePresenter(Translations);
  const labels = useDataLabels();
  const heading = useFocusOnMount();
  const sections = dataReport(data);
  const filled = sections.filter(({ entries }) => entries.length > 0);
  const empty = sections.filter(({ entries }) => entries.length === 0);
  const held = [...new Set(data.heldNotShown.map(({ table }) => table))];
  const namesOf = (tables: readonly string[]): string =>
    new Intl.ListFormat(translations.languageTag).format(tables.map(labels.table));

  return (
    <Panel aria-labelledby="data-report-title">
      <Heading level={2} size={3} id="data-report-title" ref={heading} tabIndex={-1}>
        {t('report.title')}
      </Heading>
      <Soft>{t('report.text', { date: translations.dateTime(new Date(data.exportedAt)) })}</Soft>
      <div>
        {filled.map((section) => (
          <Section key={section.table} section={section} />
        ))}
      </div>
      {empty.length > 0 && (
        <Soft>{t('report.empty', { sections: namesOf(empty.map(({ table }) => table)) })}</Soft>
      )}
      {held.length > 0 && <Soft>{t('report.held', { sections: namesOf(held) })}</Soft>}
    </Panel>
  );
});

const Section = observer(function Section({
  section: { table, entries },
}: {
  readonly section: DataSection;
}) {
  const labels = useDataLabels();
  return (
    <details className="data-section">
      <summary className="data-section__head">
        <span>{labels.table(table)}</span>
        <span className="data-section__count">{entries.length}</span>
        <Icon icon={ChevronDown} />
      </summary>
      <ol className="data-section__entries">
        {entries.map((fields, index) => (
          <li key={index}>
            <dl className="data-entry">
              {fields.map(({ name, value }) => (
                <div key={name}>
                  <dt>{labels.field(name)}</dt>
                  <dd>{labels.value(table, name, value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
});
