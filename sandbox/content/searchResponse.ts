import type { Addresses } from './addresses';
import { comparisonOf } from './orderings';
import { filterOf } from './predicates/filterOf';
import { apiVersion, license } from './repositoryResponse';
import type { SearchParameters } from './searchParameters';
import type { StoredDocument } from './StoredDocument';

/**
 * Creates the response of GET /api/v2/documents/search.
 * @throws BadQuery if a predicate or an ordering is invalid
 */
export const searchResponse = (
  documents: readonly StoredDocument[],
  { ref, queries, lang, orderings, fetch, page, pageSize }: SearchParameters,
  { baseUrl, pageUrl }: Addresses,
) => {
  const matches = filterOf(queries);
  const found = documents
    .filter((document) => (lang === undefined || document.lang === lang) && matches(document))
    .sort(comparisonOf(orderings));
  const pages = Math.ceil(found.length / pageSize);
  const results = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map((document) => answeredDocument(selectFields(document, fetch), documents, ref, baseUrl));
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? pageUrl(page + 1) : null,
    prev_page: page > 1 ? pageUrl(page - 1) : null,
    results,
    version: apiVersion,
    license,
  };
};

/** Reduces a document to the fields named in `fetch`. */
const selectFields = (document: StoredDocument, fetch: SearchParameters['fetch']): StoredDocument =>
  fetch
    ? {
        ...document,
        data: Object.fromEntries(
          Object.entries(document.data).filter(([name]) => fetch.includes(`${document.type}.${name}`)),
        ),
      }
    : document;

const answeredDocument = (
  { translationKey, ...document }: StoredDocument,
  all: readonly StoredDocument[],
  ref: string,
  baseUrl: string,
) => ({
  ...document,
  url: null,
  href: `${baseUrl}/documents/search?${new URLSearchParams({
    ref,
    q: `[[:d = at(document.id, "${document.id}")]]`,
    lang: '*',
  }).toString()}`,
  slugs: [document.uid ?? document.type],
  linked_documents: [],
  alternate_languages: all
    .filter((other) => other.translationKey === translationKey && other.lang !== document.lang)
    .map(({ id, type, lang, uid }) => ({ id, type, lang, ...(uid === null ? {} : { uid }) })),
});
