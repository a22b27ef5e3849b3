import { dismissedCookies, isNamed } from '../../domain/consent/storedItems';

const prefix = dismissedCookies.name.slice(0, -1);

/** One cookie for each alert that was closed; read before the first paint, too. */
export const dismissedAlertCookie = (id: string): string => prefix + encodeURIComponent(id);

/** The alerts whose cookies a browser has. */
export const dismissedAlertsIn = (cookies: string): readonly string[] =>
  cookies.split('; ').flatMap((cookie) => {
    const [name = ''] = cookie.split('=');
    return isNamed(dismissedCookies, name) ? decoded(name.slice(prefix.length)) : [];
  });

const decoded = (name: string): readonly string[] => {
  try {
    return [decodeURIComponent(name)];
  } catch {
    return [];
  }
};
