import { injectable } from 'inversify';
import {
  Content,
  type Entry,
  type EntryPage,
  type ContentResult,
  type PageQuery,
} from '#application/content/Content';
import { Documents, type ContentDocument, type DocumentCondition, type DocumentQuery } from './Documents';
import type { Field, Model } from '#domain/content/model/Field';
import { nameOf, namesOf } from '#domain/content/model/names';
import type { Locale } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { contentOf } from './reading/contentOf';

/** Returns the content service's name for a model field. */
const fieldName = ({ fields }: Model, key: string): string => nameOf('', key, fields[key] as Field);

/** Returns the content service's names for the model fields. */
const fieldNames = ({ fields }: Model, keys: readonly string[]): readonly string[] =>
  namesOf(Object.fromEntries(keys.map((key) => [key, fields[key] as Field])));

@injectable()
export class ModelContent extends Content {
  constructor(private readonly documents: Documents) {
    super();
  }

  async findOne<T>(
    model: Model<T>,
    requested: { readonly locale: Locale; readonly uid?: string },
  ): Promise<ContentResult<T>> {
    const entries = await this.findAll(model, requested);
    const entry = entries.find(({ uid }) => requested.uid === undefined || uid === requested.uid);
    return { content: entry?.content ?? contentOf(model, {}), isMissing: entry === undefined };
  }

  async findAll<T>(model: Model<T>, requested: Omit<DocumentQuery, 'type'>): Promise<readonly Entry<T>[]> {
    const { type, allowsEmpty, isPartial } = model;
    const found = await this.documents.find({
      type,
      ...requested,
      ...(allowsEmpty && { allowsEmpty }),
      ...(isPartial && { fields: namesOf(model.fields) }),
    });
    if (!found.ok) return [];
    return found.value.documents.map((document) => entryOf(model, document));
  }

  async findPage<T>(
    model: Model<T>,
    query: PageQuery<keyof T & string>,
  ): Promise<Result<EntryPage<T>, CallFailure>> {
    const { locale, where = [], uid, words, orderedBy, only, size, number = 1 } = query;
    const found = await this.documents.find({
      type: model.type,
      locale,
      ...(uid !== undefined && { uid }),
      ...(words !== undefined && { fullText: words }),
      ...(where.length > 0 && {
        where: where.map(({ field, is, value }) => {
          const name = fieldName(model, field);
          return {
            field: name,
            is,
            value: value instanceof Date ? value.getTime() : value,
          } as DocumentCondition;
        }),
      }),
      ordering: {
        field: `my.${model.type}.${fieldName(model, orderedBy.field)}`,
        direction: orderedBy.direction,
      },
      ...(only && { fields: fieldNames(model, only) }),
      pageSize: size,
      page: number,
      ...(model.allowsEmpty && { allowsEmpty: true }),
    });
    if (!found.ok) return found;
    const { documents, total, pages } = found.value;
    const entries = documents
      // A search ignores backslashes. Otherwise, one page would have many addresses.
      .filter((document) => uid === undefined || document.uid === uid)
      .map((document) => entryOf(model, document));
    return succeed({ entries, total, pages });
  }
}

const entryOf = <T>(model: Model<T>, document: ContentDocument): Entry<T> => {
  const { id, uid, firstPublished, lastPublished, translations, data } = document;
  const content = contentOf(model, data);
  return { id, uid, firstPublished, lastPublished, ...(translations && { translations }), content };
};
