import type { Locale } from '../../domain/language/Locale';
import { useCase } from '../useCase';
import { Documents, type ContentDocument } from './Documents';

/** The texts of a locale: namespace, key, text. Error texts are in the namespace `errors`, keyed by code. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const errorNamespace = 'errors';

/** Loads everything short that the views say (LA-03). */
@useCase
export class LoadTexts {
  constructor(private readonly documents: Documents) {}

  async execute(locale: Locale): Promise<Texts> {
    const [texts, errors] = await Promise.all([
      this.all('texts', locale),
      this.all('error_catalogue', locale),
    ]);
    return {
      ...Object.fromEntries(texts.map((text) => [text.uid ?? '', entriesOf(text, 'entries', 'key', 'text')])),
      [errorNamespace]: Object.assign(
        {},
        ...errors.map((catalogue) => entriesOf(catalogue, 'errors', 'error_code', 'error_text')),
      ) as Record<string, string>,
    };
  }

  private async all(type: string, locale: Locale): Promise<readonly ContentDocument[]> {
    const found = await this.documents.find({ type, locale, pageSize: 100 });
    return found.ok ? found.value.documents : [];
  }
}

/** A group field as a dictionary; entries that an editor left half empty are passed over. */
const entriesOf = (
  document: ContentDocument,
  group: string,
  keyField: string,
  textField: string,
): Record<string, string> => {
  const entries = document.data[group];
  if (!Array.isArray(entries)) return {};
  const pairs = entries.flatMap((entry: Record<string, unknown> | null) => {
    const key = entry?.[keyField];
    const text = entry?.[textField];
    const named = typeof key === 'string' || typeof key === 'number';
    return named && typeof text === 'string' && text !== '' ? [[String(key), text] as const] : [];
  });
  return Object.fromEntries(pairs);
};
