import { homePath, type Locale } from '../language/Locale';

/** Id of the home page's element that reports that the requested page does not exist. */
export const notFoundElementId = 'page-not-found';

/** Redirect target of unknown paths: the language's home page, which reports the missing page (SH-02). */
export const notFoundPath = (locale: Locale): string => `${homePath(locale)}#${notFoundElementId}`;
