import { dismissedCookies, isNamed } from '../../domain/consent/storedItems';

const prefix = dismissedCookies.name.slice(0, -1);

export const dismissedAlertCookie = (id: string): string => prefix + encodeURIComponent(id);

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
