/**
 * Returns the subject of a JWT, or undefined if the token is malformed.
 * Does not verify the signature: the API has issued the token, and it is not used for signing in.
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
