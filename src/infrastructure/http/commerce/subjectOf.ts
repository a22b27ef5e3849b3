/**
 * The subject of a JWT. The signature is not verified: the token came over the API's own connection, and nobody is
 * signed in by it.
 *
 * @returns nothing for a malformed token
 */
export const subjectOf = (token: string): string | undefined => {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined;
    return typeof subject === 'string' && subject !== '' ? subject : undefined;
  } catch {
    return undefined;
  }
};
