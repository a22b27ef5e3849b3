import { createClient, filter, ForbiddenError, NotFoundError, type Client } from '@prismicio/client';
import { injectable } from 'inversify';
import { Configuration } from '../../application/configuration/Configuration';
import { Documents, type DocumentPage, type DocumentQuery } from '../../application/content/Documents';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { ContentConnection } from './ContentConnection';
import { ContentRefusal } from './ContentRefusal';
import { guardedFetch } from './guardedFetch';
import { contentDocument, isRecord } from './prismicFormat';

/** The ref that previews read: the embedded service's drafts, or a Prismic release of that name. */
const draftsLabel = 'Drafts';

/** Only names the client: where it asks is the endpoint's matter, and without a name it warns on every page. */
const repositoryName = 'starport';

const newestFirst = { field: 'document.last_publication_date', direction: 'desc' } as const;
const defaultPageSize = 20;
const longestFullText = 100;

/** The documents of the Prismic repository that the remote configuration names (CT-01). */
@injectable()
export class PrismicDocuments extends Documents {
  private client: Client | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly connection: ContentConnection,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>> {
    const filters = filtersOf(query);
    if (!filters) return succeed({ documents: [], total: 0, pages: 0 });
    try {
      const client = (this.client ??= this.connect());
      const answer: unknown = await client.get({
        filters,
        lang: query.locale,
        orderings: query.ordering ?? newestFirst,
        pageSize: query.pageSize ?? defaultPageSize,
        page: query.page ?? 1,
        ...(query.preview && (await draftsRef(client))),
      });
      const page = documentPage(answer);
      return page ? succeed(page) : fail({ kind: 'malformed' });
    } catch (error) {
      return fail(failureOf(error));
    }
  }

  private connect(): Client {
    const { contentEndpoint, contentAccessToken } = this.configuration.current;
    const client = createClient(repositoryName, {
      documentAPIEndpoint: new URL(contentEndpoint, this.connection.origin).href,
      fetch: guardedFetch(this.connection, this.clock),
      ...(contentAccessToken !== undefined && { accessToken: contentAccessToken }),
    });
    // Left on, the client would take any cookie's word for what ref to read.
    client.disableAutoPreviews();
    return client;
  }
}

/** Nothing when no document can match: a search for no words. */
const filtersOf = ({ type, id, uid, fullText }: DocumentQuery): string[] | undefined => {
  const filters = [filter.at('document.type', type)];
  if (id !== undefined) filters.push(filter.at('document.id', withoutEscapes(id)));
  if (uid !== undefined) filters.push(filter.at(`my.${type}.uid`, withoutEscapes(uid)));
  if (fullText !== undefined) {
    const words = withoutEscapes(fullText).trim().slice(0, longestFullText);
    if (words === '') return undefined;
    filters.push(filter.fulltext('document', words));
  }
  return filters;
};

/** The client escapes quotes but not backslashes: one before a quote would end the text and begin a predicate. */
const withoutEscapes = (typed: string): string => typed.replaceAll('\\', ' ');

const draftsRef = async (client: Client): Promise<{ readonly ref: string } | undefined> => {
  const drafts = (await client.getRefs()).find((ref) => ref.label === draftsLabel);
  return drafts && { ref: drafts.ref };
};

const documentPage = (answer: unknown): DocumentPage | undefined => {
  if (!isRecord(answer) || !Array.isArray(answer.results)) return undefined;
  const { results, total_results_size: total, total_pages: pages } = answer;
  if (typeof total !== 'number' || typeof pages !== 'number') return undefined;
  return { documents: results.flatMap((result) => contentDocument(result) ?? []), total, pages };
};

/** What the client throws itself: a ref or repository that isn't there, or JSON that makes no sense. */
const failureOf = (error: unknown): CallFailure => {
  if (error instanceof ContentRefusal) return error.failure;
  const isMissing = error instanceof NotFoundError || error instanceof ForbiddenError;
  return isMissing ? { kind: 'server', status: 404 } : { kind: 'malformed' };
};
