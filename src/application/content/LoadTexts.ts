import type { Locale } from '../../domain/language/Locale';
import { useCase } from '../useCase';
import { Documents, type ContentDocument, type DocumentQuery } from './Documents';
import { groupIn, textIn } from './fields';

/** The texts of a locale: namespace, key, text. Error texts are in the namespace `errors`, keyed by code. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const errorNamespace = 'errors';

/** Loads what the views of the given namespaces say (LA-03). */
@useCase
export class LoadTexts {
  constructor(private readonly documents: Documents) {}

  async execute(locale: Locale, namespaces: readonly string[]): Promise<Texts> {
    const uids = namespaces.filter((namespace) => namespace !== errorNamespace);
    const [texts, errors] = await Promise.all([
      uids.length > 0 ? this.all({ type: 'texts', locale, uids }) : [],
      namespaces.includes(errorNamespace) ? this.all({ type: 'error_catalogue', locale }) : undefined,
    ]);
    return {
      ...Object.fromEntries(texts.map((text) => [text.uid ?? '', entriesOf(text, 'entries', 'key', 'text')])),
      ...(errors && {
        [errorNamespace]: Object.assign(
          {},
          ...errors.map((catalogue) => entriesOf(catalogue, 'errors', 'error_code', 'error_text')),
        ) as Record<string, string>,
      }),
    };
  }

  private async all(query: DocumentQuery): Promise<readonly ContentDocument[]> {
    const found = await this.documents.find({ ...query, pageSize: 100 });
    return found.ok ? found.value.documents : [];
  }
}

/** A group field as a dictionary; entries that an editor left half empty are passed over. */
const entriesOf = (
  document: ContentDocument,
  group: string,
  keyField: string,
  textField: string,
): Record<string, string> =>
  Object.fromEntries(
    groupIn(document.data, group).flatMap((entry) => {
      const key = entry[keyField];
      const text = textIn(entry, textField);
      const named = typeof key === 'number' || (typeof key === 'string' && key !== '');
      return named && text !== '' ? [[String(key), text] as const] : [];
    }),
  );
