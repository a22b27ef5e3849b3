import type { Model } from '#domain/content/model/Field';
import type { Locale } from '#domain/language/Locale';
import type { Content, Entry } from './Content';

/** Returns the documents with these slugs, in the given order. Missing documents are omitted. */
export const chosenDocuments = async <T>(
  content: Content,
  model: Model<T>,
  slugs: readonly string[],
  locale: Locale,
): Promise<readonly (Entry<T> & { readonly uid: string })[]> => {
  const uids = [...new Set(slugs)];
  if (uids.length === 0) return [];
  const documents = await content.findAll(model, { locale, uids });
  return uids.flatMap((uid) => {
    const document = documents.find((other) => other.uid === uid);
    return document ? [{ ...document, uid }] : [];
  });
};
