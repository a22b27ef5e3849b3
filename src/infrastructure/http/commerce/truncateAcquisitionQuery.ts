/** Maximum length that the server accepts for the query string. */
const maximumLength = 1024;

export const truncateAcquisitionQuery = (query: string): string => query.slice(0, maximumLength);
