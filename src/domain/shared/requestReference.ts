/** Header with the id of a request, which the web server forwards to the back end and returns with errors. */
export const requestIdHeader = 'x-request-id';

/** Number of letters and digits of a reference. */
const length = 8;

/**
 * Returns the short form of a request's id that people read out and search for, such as `7F3K-92QD`.
 * @returns undefined if the id is too short
 */
export const requestReference = (requestId: string): string | undefined => {
  const characters = requestId.replace(/[^\dA-Za-z]/g, '').toUpperCase();
  if (characters.length < length) return undefined;
  // Some ids begin with the time or an address.
  return characters.slice(-length).replace(/^.{4}/, '$&-');
};
