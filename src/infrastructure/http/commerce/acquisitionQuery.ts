/** The longest that the server takes. */
const longest = 1024;

/** The beginning of a query string, where all of it is too much. */
export const acquisitionQuery = (query: string): string => query.slice(0, longest);
