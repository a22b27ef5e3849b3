/** The server rejects longer query strings. */
const maximumLength = 1024;

export const truncateAcquisitionQuery = (query: string): string => query.slice(0, maximumLength);
