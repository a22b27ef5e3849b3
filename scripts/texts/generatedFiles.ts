import { join } from 'node:path';
import { languageOf, locales } from '#domain/language/Locale';
import { backEndTexts } from './backEndTexts';
import { bundledDocumentSources } from './bundledDocumentSources';
import { documentsOf, textsOf } from './contentDocuments';
import { textTypes } from './textTypes';

/** Returns the generated sources by path, relative to the project folder. */
export const generatedFiles = (root: string): ReadonlyMap<string, string> => {
  const content = join(root, 'content');
  const documents = new Map(locales.map((locale) => [locale, documentsOf(content, locale)]));
  const sources = [
    ['texts.ts', textTypes(textsOf(content, 'en-us'))] as const,
    ['backEndTexts.ts', backEndTexts(locales.map((locale) => [languageOf(locale), locale]))] as const,
    ...bundledDocumentSources(documents),
  ];
  return new Map(sources.map(([file, source]) => [`content/generated/${file}`, source]));
};
