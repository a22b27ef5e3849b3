import { errorCatalogue } from '#domain/content/models/errorCatalogue';
import { texts } from '#domain/content/models/texts';
import type { Locale } from '#domain/language/Locale';
import { useCase } from '../useCase';
import { Content } from './Content';

/** Texts by namespace and key. Error texts are in the namespace `errors`, keyed by error code. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const errorNamespace = 'errors';

/** Key of the first text in the error catalog. It is the fallback for error codes without a text. */
export const firstErrorKey = 'first';

@useCase
export class LoadTexts {
  constructor(private readonly content: Content) {}

  async execute(locale: Locale, namespaces: readonly string[]): Promise<Texts> {
    const uids = namespaces.filter((namespace) => namespace !== errorNamespace);
    const [found, catalogs] = await Promise.all([
      uids.length > 0 ? this.content.findAll(texts, { locale, uids, pageSize: 100 }) : [],
      namespaces.includes(errorNamespace)
        ? this.content.findAll(errorCatalogue, { locale, pageSize: 100 })
        : undefined,
    ]);
    const errors = catalogs?.flatMap(({ content }) => content.errors);
    return {
      ...Object.fromEntries(found.map(({ uid, content }) => [uid ?? '', byKey(content.entries)])),
      ...(errors && {
        [errorNamespace]: {
          ...Object.fromEntries(errors.map(({ errorCode, errorText }) => [String(errorCode), errorText])),
          ...(errors[0] && { [firstErrorKey]: errors[0].errorText }),
        },
      }),
    };
  }
}

const byKey = (
  entries: readonly { readonly key: string; readonly text: string }[],
): Readonly<Record<string, string>> => Object.fromEntries(entries.map(({ key, text }) => [key, text]));
