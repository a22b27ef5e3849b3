import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf, languageTag, locales, localeOfPath, type Locale } from '#domain/language/Locale';
import { SettingError } from '../startup/SettingError';
import type { Pages } from './Pages';
import { preparePage, type PreparedPage } from './PreparedPage';

const inLocale = (shell: string, locale: Locale): string =>
  shell
    .replace(/<html lang="[^"]*"/, `<html lang="${languageTag(locale)}"`)
    // The template contains the text of the empty page in all languages. Only the page's language is kept.
    .replace(/<p lang="([^"]*)".*?<\/p>/gs, (text, language) =>
      language === languageOf(locale) ? text : '',
    );

/** Shows the failure notice to visitors without JavaScript, because public pages normally work without it. */
const withFailure = (shell: string): string => {
  const [notice = ''] = /<section class="shell-notice shell-notice--failed".*?<\/section>/s.exec(shell) ?? [];
  const visible = notice.replace(' role="alert" hidden', '');
  return shell.replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${visible}</noscript>`);
};

export interface ShellPages extends Pages {
  /** The built `index.html`. */
  readonly template: string;
  pageOf(path: string): PreparedPage;
  shellOf(path: string): PreparedPage;
  /** Returns the shell with status 503. In the browser, the application starts and tries again. */
  unavailableOf(path: string): PreparedPage;
}

/**
 * Returns the built `index.html` for each locale, with the matching `lang` attribute (SH-01).
 *
 * @param watchScripts script element that detects scripts that fail
 */
export const readShellPages = async (siteFolder: string, watchScripts = ''): Promise<ShellPages> => {
  const shell = await readFile(join(siteFolder, 'index.html'), 'utf8').catch(() => {
    throw new SettingError(
      `There is no built site in ${siteFolder}. Build it with \`npm run build\`, or set SITE_FOLDER to another folder.`,
    );
  });
  const watched = (page: string): string => page.replace('</title>', () => `</title>${watchScripts}`);
  const prepare = (template: string, status: number) => {
    const prepared = new Map<Locale, PreparedPage>(
      locales.map((locale) => [locale, preparePage(watched(inLocale(template, locale)), { status })]),
    );
    return (path: string): PreparedPage => {
      const page = prepared.get(localeOfPath(path));
      if (!page) throw new Error(`no page prepared for ${path}`);
      return page;
    };
  };
  const shellOf = prepare(shell, 200);
  return { template: shell, pageOf: shellOf, shellOf, unavailableOf: prepare(withFailure(shell), 503) };
};
