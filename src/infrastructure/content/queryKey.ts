import type { DocumentQuery } from './Documents';

export const queryKey = (query: DocumentQuery): string => JSON.stringify(query);
