/** A document as stored in a file. Responses add the derived fields. */
export interface StoredDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** Prismic's format: `2026-01-12T09:00:00+0000`. */
  readonly first_publication_date: string | null;
  readonly last_publication_date: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** Links the translations of a document; the same in every language. */
  readonly translationKey: string;
}

/** @throws an Error that names the missing field */
export const storedDocument = (json: unknown, lang: string, translationKey: string): StoredDocument => {
  if (!isRecord(json)) throw new Error('a document is a JSON object');
  const { id, uid = null, type, tags = [], data } = json;
  if (typeof id !== 'string' || id === '') throw new Error('"id" is missing');
  if (typeof type !== 'string' || type === '') throw new Error('"type" is missing');
  if (json.lang !== lang) throw new Error(`"lang" is not that of its folder, ${lang}`);
  if (uid !== null && typeof uid !== 'string') throw new Error('"uid" is neither a text nor null');
  if (!isListOfTexts(tags)) throw new Error('"tags" is not a list of texts');
  if (!isRecord(data)) throw new Error('"data" is missing');
  return {
    id,
    uid,
    type,
    lang,
    tags,
    first_publication_date: dateOrNull(json, 'first_publication_date'),
    last_publication_date: dateOrNull(json, 'last_publication_date'),
    data,
    translationKey,
  };
};

const dateOrNull = (json: Record<string, unknown>, field: string): string | null => {
  const value = json[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) throw new Error(`"${field}" is no date`);
  return value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
