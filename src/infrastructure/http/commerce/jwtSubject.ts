/**
 * Returns the subject of a JWT, or undefined if it is malformed.
 * The signature is not verified: the token comes from the API and is not used to sign in.
 */
export const jwtSubject = (token: string): string | undefined => {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined;
    return typeof subject === 'string' && subject !== '' ? subject : undefined;
  } catch {
    return undefined;
  }
};
