import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf, languageTag, locales, localeOfPath, type Locale } from '#domain/language/Locale';
import { SettingError } from '../settings/SettingError';
import type { Pages } from './Pages';
import { preparePage, type PreparedPage } from './PreparedPage';

const inLocale = (shell: string, locale: Locale): string =>
  shell
    .replace(/<html lang="[^"]*"/, `<html lang="${languageTag(locale)}"`)
    // The template contains the text of the empty page in all languages. Only the page's language is kept.
    .replace(/<p lang="([^"]*)".*?<\/p>/gs, (text, language) =>
      language === languageOf(locale) ? text : '',
    );

export interface ShellPages extends Pages {
  /** The built `index.html`. */
  readonly template: string;
  pageOf(path: string): PreparedPage;
  shellOf(path: string): PreparedPage;
}

/**
 * Returns the built `index.html` for each locale, with the matching `lang` attribute (SH-01).
 *
 * @param watchScripts script element that detects scripts that fail
 */
export const readShellPages = async (siteFolder: string, watchScripts = ''): Promise<ShellPages> => {
  const shell = await readFile(join(siteFolder, 'index.html'), 'utf8').catch(() => {
    throw new SettingError(`There is no built site in ${siteFolder}. Build one with: npm run build`);
  });
  const watched = (page: string): string => page.replace('</title>', () => `</title>${watchScripts}`);
  const prepared = new Map<Locale, PreparedPage>(
    locales.map((locale) => [locale, preparePage(watched(inLocale(shell, locale)))]),
  );
  const shellOf = (path: string): PreparedPage => {
    const page = prepared.get(localeOfPath(path));
    if (!page) throw new Error(`no page prepared for ${path}`);
    return page;
  };
  return { template: shell, pageOf: shellOf, shellOf };
};
