import type { ContentDocument } from './Documents';

/** Returns undefined if the value is not a Prismic document. */
export const contentDocument = (received: unknown): ContentDocument | undefined => {
  if (!isRecord(received)) return undefined;
  const { id, uid, type, lang, data } = received;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof lang !== 'string' || !isRecord(data)) {
    return undefined;
  }
  return {
    id,
    uid: typeof uid === 'string' ? uid : null,
    type,
    lang,
    firstPublished: isoDate(received.first_publication_date),
    lastPublished: isoDate(received.last_publication_date),
    ...translationsIn(received.alternate_languages),
    data,
  };
};

const translationsIn = (received: unknown): Pick<ContentDocument, 'translations'> => {
  if (!Array.isArray(received)) return {};
  const uids = received.flatMap((other: unknown) =>
    isRecord(other) && typeof other.uid === 'string' ? [[other.lang, other.uid]] : [],
  );
  return { translations: Object.fromEntries(uids) as ContentDocument['translations'] & object };
};

/** Adds a colon to the UTC offset in Prismic's dates (`+0000`), which not every browser can parse. */
const isoDate = (received: unknown): string | null =>
  typeof received === 'string' ? received.replace(/([+-]\d{2})(\d{2})$/, '$1:$2') : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
