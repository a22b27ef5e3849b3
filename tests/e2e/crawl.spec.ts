import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { homePath, languageTag, locales } from '#domain/language/Locale';
import { localizePath, routeAt } from '#domain/navigation/pagePaths';
import { isVisitorSpecific } from '#domain/navigation/routes';
import { isIntermediatePage } from '#domain/navigation/isIndexable';
import { notFoundElementId } from '#domain/navigation/notFoundPath';
import { maxTitleLength } from '#domain/navigation/pageTitle';
import { everyPath } from '../unit/support/sitePaths';
import { siteOrigin } from './support/origins';

/** Limited because other tests use the same web server at the same time. */
const maxConcurrent = 2;

/** Attempts per page: the server responds with an empty page while it is still rendering. */
const maxAttempts = 40;

interface FoundLink {
  readonly path: string;
  /** Page, document or list that contains the link. */
  readonly from: string;
}

const decoded = (attribute: string): string => attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Returns the path of a link within this site, without its hash. */
const onThisSite = (href: string, page: string): string | undefined => {
  if (!/^https?:|^\/|^\?|^#/.test(href)) return undefined;
  const address = new URL(href, siteOrigin + page);
  return address.origin === siteOrigin ? address.pathname + address.search : undefined;
};

const linksIn = (html: string, page: string): FoundLink[] =>
  [
    ...html.matchAll(
      /<(?:a|area|form|link rel="alternate"|link rel="canonical")\s[^>]*?(?:href|action)="([^"]*)"/g,
    ),
  ]
    .map(([, href = '']) => onThisSite(decoded(href), page))
    .filter((path): path is string => path !== undefined)
    .map((path) => ({ path, from: page }));

/** Links in bundled content, including those that a page shows only later. */
const linksOfContent = (): FoundLink[] => {
  const folder = join(import.meta.dirname, '../../content');
  return locales.flatMap((locale) =>
    readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const text = readFileSync(join(folder, locale, file), 'utf8');
        const links = text.matchAll(/"link_type": "Web",\s*"url": "(\/[^"#]*)/g);
        return [...links].map(([, path = '']) => ({ path, from: `content/${locale}/${file}` }));
      }),
  );
};

const addressesInSiteMap = async (): Promise<string[]> => {
  let xml = '';
  // On a busy machine, the server answers 503 until it has rendered the sitemap.
  await expect
    .poll(async () => {
      const answer = await fetch(`${siteOrigin}/sitemap.xml`);
      xml = await answer.text();
      return answer.status;
    })
    .toBe(200);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decoded(address));
};

const isShell = (html: string): boolean => html.includes('<div id="root"></div>');

const mayBeShell = (path: string): boolean => isVisitorSpecific(routeAt(path.split('?')[0] ?? '/').route);

class Crawl {
  readonly dead: string[] = [];
  /** The HTML of each rendered page, by path. */
  readonly pages = new Map<string, string>();
  links = 0;
  private readonly found = new Set<string>();
  private readonly waiting: FoundLink[] = [];

  add(links: readonly FoundLink[]): void {
    this.links += links.length;
    for (const { path, from } of links) {
      const encoded = encodedPath(path);
      if (this.found.has(encoded)) continue;
      this.found.add(encoded);
      this.waiting.push({ path: encoded, from });
    }
  }

  async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await Promise.all(this.waiting.splice(0, maxConcurrent).map((link) => this.visit(link)));
    }
  }

  headOf(path: string): string {
    const html = this.pages.get(encodedPath(path)) ?? '';
    return html.slice(0, html.indexOf('</head>'));
  }

  private async visit({ path, from }: FoundLink): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const answer = await fetch(siteOrigin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
      const location = answer.headers.get('location');
      if (location !== null) {
        await answer.body?.cancel();
        if (location.includes(`#${notFoundElementId}`)) this.fail(path, from, 'is no page');
        else this.add([{ path: onThisSite(location, path) ?? '/', from: path }]);
        return;
      }
      if (!answer.headers.get('content-type')?.startsWith('text/html')) {
        await answer.body?.cancel();
        return answer.status === 200 ? undefined : this.fail(path, from, answer.status);
      }
      const html = await answer.text();
      if (answer.status !== 200) return this.fail(path, from, answer.status);
      if (!isShell(html) || mayBeShell(path)) {
        this.pages.set(path, html);
        return this.add(linksIn(html, path));
      }
    }
    this.fail(path, from, 'is never rendered');
  }

  private fail(path: string, from: string, why: string | number): void {
    this.dead.push(`${path} (${why}), linked from ${from}`);
  }
}

const encodedPath = (path: string): string => {
  const { pathname, search } = new URL(path, siteOrigin);
  return pathname + search;
};

const alternatesIn = (head: string): string[] =>
  [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    .map(([, language = '', href = '']) => `${language} ${href}`)
    .sort();

// One worker runs all tests of this file, because they check the pages of the same crawl.
test.describe.configure({ mode: 'default' });

const crawl = new Crawl();
let siteMap: readonly string[] = [];

test.beforeAll(async () => {
  test.setTimeout(900_000);
  siteMap = await addressesInSiteMap();
  crawl.add(locales.map((locale) => ({ path: homePath(locale), from: 'the start' })));
  crawl.add(everyPath.map(({ path }) => ({ path, from: 'the route table' })));
  crawl.add(linksOfContent());
  crawl.add(siteMap.map((address) => ({ path: new URL(address).pathname, from: '/sitemap.xml' })));
  await crawl.run();
});

test('SH-01 SH-19 no link in the pages, the sitemap or the content is broken', () => {
  const { dead, pages, links } = crawl;
  test.info().annotations.push({ type: 'crawl', description: `${pages.size} pages, ${links} links` });
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(100);
});

test('SH-01 SH-06 every page in the sitemap declares its canonical URL and its translations', () => {
  expect(siteMap.length).toBeGreaterThan(8 * locales.length - 1);
  for (const address of siteMap) {
    const head = crawl.headOf(new URL(address).pathname);
    expect(head, address).toContain(`<link rel="canonical" href="${address}"`);
    const translations = [...head.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, href]) => href);
    expect(translations, address).toHaveLength(locales.length + 1);
    for (const translation of translations) expect(siteMap).toContain(translation);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
    expect(JSON.parse(data)).toHaveProperty('@graph');
  }
});

test('SH-01 SH-06 every public page has a short title and its translations; only intermediate pages are noindex', () => {
  const english = everyPath.filter(({ locale, as }) => locale === locales[0] && as === undefined);
  for (const { path: englishPath } of english) {
    const paths = locales.map((locale) => localizePath(englishPath, locale));
    const expected = [
      ...locales.map((locale, index) => `${languageTag(locale)} ${siteOrigin}${paths[index] ?? ''}`),
      `x-default ${siteOrigin}${englishPath}`,
    ].sort();
    for (const path of paths) {
      const head = crawl.headOf(path);
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(head) ?? [];
      expect(title, path).not.toBe('');
      expect(decoded(title).length, decoded(title)).toBeLessThanOrEqual(maxTitleLength);
      expect(alternatesIn(head), path).toEqual(expected);
      expect(head.includes('<meta name="robots" content="noindex"'), path).toBe(
        isIntermediatePage(routeAt(path).route),
      );
    }
  }
});

test('SH-01 every public page is valid HTML', () => {
  // The rules of the HTML standard, without those on style.
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const problems = everyPath
    .filter(({ as }) => as === undefined)
    .flatMap(({ path }) =>
      validator
        .validateStringSync(crawl.pages.get(encodedPath(path)) ?? '')
        .results.flatMap(({ messages }) => messages)
        .map(({ message, selector }) => `${path}: ${message} at ${selector ?? 'the document'}`),
    );
  expect(problems).toEqual([]);
});
