/**
 * Whom a JWT says that it is of. Nobody is let in by it, so nothing is checked: who gave it was asked for it over the
 * API's own connection.
 *
 * @returns nothing for what is no such token
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
