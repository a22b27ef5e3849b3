import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { homePath, locales, localeOfPath, type Locale } from '#domain/language/Locale';
import { log } from '../logging/log';
import { preparePageAsync, type PreparedPage } from '../pages/PreparedPage';
import { compressDelta, dictionaryOf, digestField, digestName, type Dictionary } from './Dictionary';

/** The dictionary of all pages in one language. */
export interface PageDictionary extends Dictionary {
  readonly locale: Locale;
  /** Value of `Available-Dictionary` in requests from browsers that have this dictionary. */
  readonly field: string;
  readonly path: string;
  /** Value of the `Link` header that offers the dictionary to a browser without it. */
  readonly link: string;
  readonly file: PreparedPage;
  /** Compresses a page in the background, unless this has already begun. */
  readonly prepare: (page: PreparedPage) => void;
}

export const dictionaryFolder = '/dictionaries';

/** At least the number of pages, so that every page can be queued. */
const maximumQueued = 1_000;

/**
 * One dictionary per language. It consists of the styles of all public pages and the first rendered home page. It never
 * changes while the process runs, so each page needs only one delta, which is the same for all visitors.
 */
export class PageDictionaries {
  private readonly dictionaries = new Map<Locale, PageDictionary>();
  private readonly creating = new Set<Locale>();
  private readonly limit = pLimit(1);

  /** @param styles style sheets of the public pages, as they appear in HTML */
  constructor(private readonly styles: string) {}

  forLocale(locale: Locale): PageDictionary | undefined {
    return this.dictionaries.get(locale);
  }

  atPath(path: string): PageDictionary | undefined {
    return locales.map((locale) => this.dictionaries.get(locale)).find((cached) => cached?.path === path);
  }

  /** Call this for every rendered page. */
  async addPage(path: string, page: PreparedPage): Promise<void> {
    const locale = localeOfPath(path);
    if (path === homePath(locale) && page.isShared) await this.create(locale, page);
    this.dictionaries.get(locale)?.prepare(page);
  }

  private prepare(page: PreparedPage, dictionary: Dictionary): void {
    if (page.delta?.digest === dictionary.digest || this.limit.pendingCount >= maximumQueued) return;
    const { digest } = dictionary;
    page.delta = { digest };
    this.limit(async () => {
      const body = await compressDelta(page.bodies.identity, dictionary, 12);
      page.delta = { digest, body };
      // Gives the process time to handle requests before the next page.
      await setImmediate();
    }).catch((err: unknown) => log.error({ err }));
  }

  private async create(locale: Locale, home: PreparedPage): Promise<void> {
    if (this.creating.has(locale)) return;
    this.creating.add(locale);
    const text = this.styles + home.bodies.identity.toString();
    const dictionary = dictionaryOf(Buffer.from(text));
    const file = await preparePageAsync(text, { contentType: 'application/octet-stream', isShared: true });
    const path = `${dictionaryFolder}/${locale}.${digestName(dictionary)}`;
    const prepare = (page: PreparedPage): void => this.prepare(page, dictionary);
    const link = `<${path}>; rel="compression-dictionary"`;
    this.dictionaries.set(locale, {
      ...dictionary,
      locale,
      field: digestField(dictionary),
      path,
      link,
      file,
      prepare,
    });
  }
}
