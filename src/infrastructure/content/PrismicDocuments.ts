import { filter, type Client } from '@prismicio/client';
import { injectable } from 'inversify';
import { Documents, type DocumentCondition, type DocumentPage, type DocumentQuery } from './Documents';
import { Preview } from '#application/content/Preview';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { PrismicRepository } from './PrismicRepository';
import { contentDocument, isRecord } from './prismicFormat';
import { stripBackslashes } from './stripBackslashes';

/** Label of the ref for drafts without a preview token. Used by the embedded service or a Prismic release. */
const draftsLabel = 'Drafts';

const newestFirst = { field: 'document.last_publication_date', direction: 'desc' } as const;
const defaultPageSize = 20;
const maxFullTextLength = 100;

@injectable()
export class PrismicDocuments extends Documents {
  constructor(
    private readonly repository: PrismicRepository,
    private readonly preview: Preview,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const filters = filtersOf(query);
    if (!filters) return succeed({ documents: [], total: 0, pages: 0 });
    const question = async (client: Client): Promise<unknown> =>
      client.get({
        filters,
        lang: query.locale,
        orderings: query.ordering ?? newestFirst,
        pageSize: query.pageSize ?? defaultPageSize,
        page: query.page ?? 1,
        ...(query.fields && { fetch: query.fields.map((field) => `${query.type}.${field}`) }),
        ...(query.preview && (await this.draftsRef(client))),
      });
    const answer = await (query.preview
      ? this.repository.requestDrafts(question)
      : this.repository.request(question));
    if (!answer.ok) return answer;
    const page = documentPage(answer.value);
    return page ? succeed(page) : fail({ kind: 'malformed' });
  }

  private async draftsRef(client: Client): Promise<{ readonly ref: string } | undefined> {
    const ref = this.preview.ref ?? (await client.getRefs()).find(({ label }) => label === draftsLabel)?.ref;
    return ref === undefined ? undefined : { ref };
  }
}

/** Returns undefined if no document can match: an empty search text or an empty list of UIDs. */
const filtersOf = ({ type, id, uid, uids, fullText, where = [] }: DocumentQuery): string[] | undefined => {
  const filters = [filter.at('document.type', type)];
  if (id !== undefined) filters.push(filter.at('document.id', stripBackslashes(id)));
  if (uid !== undefined) filters.push(filter.at(`my.${type}.uid`, stripBackslashes(uid)));
  if (uids?.length === 0) return undefined;
  if (uids !== undefined) filters.push(filter.any(`my.${type}.uid`, uids.map(stripBackslashes)));
  filters.push(...where.map((condition) => filterOf(type, condition)));
  if (fullText !== undefined) {
    const words = stripBackslashes(fullText).trim().slice(0, maxFullTextLength);
    if (words === '') return undefined;
    filters.push(filter.fulltext('document', words));
  }
  return filters;
};

const filterOf = (type: string, { field, is, value }: DocumentCondition): string => {
  const path = `my.${type}.${field}`;
  switch (is) {
    case 'equal':
      return filter.at(path, sanitizeValue(value));
    case 'different':
      return filter.not(path, sanitizeValue(value));
    case 'one-of':
      return filter.any(path, value.map(stripBackslashes));
    case 'before':
      return filter.dateBefore(path, value);
    case 'after':
      return filter.dateAfter(path, value);
  }
};

const sanitizeValue = (value: string | boolean): string | boolean =>
  typeof value === 'string' ? stripBackslashes(value) : value;

const documentPage = (answer: unknown): DocumentPage | undefined => {
  if (!isRecord(answer) || !Array.isArray(answer.results)) return undefined;
  const { results, total_results_size: total, total_pages: pages } = answer;
  if (typeof total !== 'number' || typeof pages !== 'number') return undefined;
  return { documents: results.flatMap((result) => contentDocument(result) ?? []), total, pages };
};
