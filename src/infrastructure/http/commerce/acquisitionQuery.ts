/** The server rejects longer query strings. */
const maximumLength = 1024;

export const acquisitionQuery = (query: string): string => query.slice(0, maximumLength);
