import { homePath, type Locale } from '../language/Locale';

/** The element of the home page that says that the wanted page does not exist. */
export const unknownPageId = 'page-not-found';

/** Where unknown paths lead: to the home page of the language, which says so (SH-02). */
export const unknownPagePath = (locale: Locale): string => `${homePath(locale)}#${unknownPageId}`;
