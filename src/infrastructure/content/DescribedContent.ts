import { injectable } from 'inversify';
import { Content, type Entry, type Found } from '../../application/content/Content';
import { Documents, type DocumentQuery } from './Documents';
import type { Model } from '../../domain/content/model/Field';
import { namesOf } from '../../domain/content/model/names';
import type { Locale } from '../../domain/language/Locale';
import { contentOf } from './reading/contentOf';

@injectable()
export class DescribedContent extends Content {
  constructor(private readonly documents: Documents) {
    super();
  }

  async one<T>(
    model: Model<T>,
    asked: { readonly locale: Locale; readonly uid?: string },
  ): Promise<Found<T>> {
    const entries = await this.all(model, asked);
    const entry = entries.find(({ uid }) => asked.uid === undefined || uid === asked.uid);
    return { content: entry?.content ?? contentOf(model, {}), isMissing: entry === undefined };
  }

  async all<T>(model: Model<T>, asked: Omit<DocumentQuery, 'type'>): Promise<readonly Entry<T>[]> {
    const { type, mayBeNone, isPart } = model;
    const found = await this.documents.find({
      type,
      ...asked,
      ...(mayBeNone && { mayBeNone }),
      ...(isPart && { fields: namesOf(model.fields) }),
    });
    if (!found.ok) return [];
    return found.value.documents.map(({ id, uid, firstPublished, lastPublished, data }) => ({
      id,
      uid,
      firstPublished,
      lastPublished,
      content: contentOf(model, data),
    }));
  }
}
