import type { DocumentQuery } from './Documents';

/** The same for the same query. */
export const queryKey = (query: DocumentQuery): string => JSON.stringify(query);
