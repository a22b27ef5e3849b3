import { queryOfDeclaration } from '#domain/declarations/orderQuery';
import { defaultLocale, localeOfLanguage } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import type { Declaration } from '../platform/tables';

/** Returns the URL of the page that shows the state of a declaration. It asks for the email address. */
export const declarationStatusLink = ({ id, language }: Declaration, rootUrl: string): string =>
  rootUrl + pathOf('declarationStatus', localeOfLanguage(language) ?? defaultLocale) + queryOfDeclaration(id);
