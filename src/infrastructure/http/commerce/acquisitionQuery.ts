/** The server refuses a longer query string. */
const maximumLength = 1024;

export const acquisitionQuery = (query: string): string => query.slice(0, maximumLength);
