import { homePath, type Locale } from '../language/Locale';

/** Id of the home page element with the message that the requested page does not exist. */
export const notFoundElementId = 'page-not-found';

/** Returns the redirect target for unknown paths: the home page, which shows the not-found message (SH-02). */
export const notFoundPath = (locale: Locale): string => `${homePath(locale)}#${notFoundElementId}`;
