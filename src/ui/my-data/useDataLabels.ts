import { formatAmount } from '#domain/billing/Amount';
import type { DataValue } from '#domain/my-data/dataReport';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

export interface DataLabels {
  readonly table: (name: string) => string;
  readonly field: (name: string) => string;
  readonly value: (table: string, field: string, value: DataValue) => string;
}

/** Returns the texts of exported data. A table, column or code without a text keeps the name that the server uses. */
export const useDataLabels = (): DataLabels => {
  const translations = usePresenter(Translations);
  const t = translations.translatorFor('myDataExport');
  const textOf = (key: string): string | undefined =>
    translations.has('myDataExport', key) ? t(key) : undefined;
  const textsOf = (table: string, field: string, texts: readonly string[]): string =>
    new Intl.ListFormat(translations.languageTag).format(
      texts.map(
        (text) => textOf(`value.${table}.${field}.${text}`) ?? nameOf(field, text, translations) ?? text,
      ),
    );

  return {
    table: (name) => textOf(`table.${name}`) ?? name,
    field: (name) => textOf(`field.${name}`) ?? name,
    value: (table, field, value) => {
      switch (value.kind) {
        case 'moment':
          return translations.dateTime(value.at);
        case 'day':
          return translations.utcDate(value.at);
        case 'amount':
          return formatAmount(value.amount, translations.locale);
        case 'flag':
          return t(value.isSet ? 'flag.yes' : 'flag.no');
        case 'texts':
          return textsOf(table, field, value.texts);
      }
    },
  };
};

/** Returns the name of a country or language. */
const nameOf = (field: string, code: string, { languageTag }: Translations): string | undefined => {
  const type = field === 'language' ? 'language' : 'region';
  if (type === 'region' && !/(^|_)country$/.test(field)) return undefined;
  try {
    return new Intl.DisplayNames(languageTag, { type }).of(code);
  } catch {
    return undefined;
  }
};
