import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { homePath, locales } from '../../src/domain/language/Locale';
import { unknownPageId } from '../../src/domain/navigation/unknownPage';
import { isForOne } from '../../src/domain/navigation/routes';
import { matchPath } from '../../src/domain/navigation/matchPath';
import { everyPath } from '../unit/support/sitePaths';
import { siteOrigin } from './support/origins';

/** Other journeys use the same host at the same time. */
const atOnce = 2;

/** Answers of a page that is still being rendered have nothing in them yet. */
const patience = 40;

interface Found {
  readonly path: string;
  /** The page, the document or the list that leads there. */
  readonly from: string;
}

const decoded = (attribute: string): string => attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Where a link of a page leads on this site, without its hash. */
const onThisSite = (href: string, page: string): string | undefined => {
  if (!/^https?:|^\/|^\?|^#/.test(href)) return undefined;
  const address = new URL(href, siteOrigin + page);
  return address.origin === siteOrigin ? address.pathname + address.search : undefined;
};

const linksIn = (html: string, page: string): Found[] =>
  [
    ...html.matchAll(
      /<(?:a|area|form|link rel="alternate"|link rel="canonical")\s[^>]*?(?:href|action)="([^"]*)"/g,
    ),
  ]
    .map(([, href = '']) => onThisSite(decoded(href), page))
    .filter((path): path is string => path !== undefined)
    .map((path) => ({ path, from: page }));

/** Links in shipped texts, also those that a page shows later. */
const linksOfContent = (): Found[] => {
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

/** As they stand in the XML. */
const addressesOfSiteMap = async (): Promise<string[]> => {
  const xml = await (await fetch(`${siteOrigin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
};

const linksOfSiteMap = async (): Promise<Found[]> =>
  (await addressesOfSiteMap()).map((address) => ({
    path: decodeURI(new URL(decoded(address)).pathname),
    from: '/sitemap.xml',
  }));

const isShell = (html: string): boolean => html.includes('<div id="root"></div>');

const mayBeShell = (path: string): boolean => isForOne(matchPath(path.split('?')[0] ?? '/').route);

// In this order: the crawl renders every page, the host keeps them, and what comes after it need not wait for them.
test.describe.configure({ mode: 'default' });

class Crawl {
  readonly dead: string[] = [];
  pages = 0;
  links = 0;
  private readonly known = new Set<string>();
  private readonly waiting: Found[] = [];

  add(found: readonly Found[]): void {
    this.links += found.length;
    for (const link of found) {
      if (this.known.has(link.path)) continue;
      this.known.add(link.path);
      this.waiting.push(link);
    }
  }

  async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await Promise.all(this.waiting.splice(0, atOnce).map((link) => this.visit(link)));
    }
  }

  private async visit({ path, from }: Found): Promise<void> {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      const answer = await fetch(siteOrigin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
      const location = answer.headers.get('location');
      if (location !== null) {
        await answer.body?.cancel();
        if (location.includes(`#${unknownPageId}`)) this.fail(path, from, 'is no page');
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
        this.pages += 1;
        return this.add(linksIn(html, path));
      }
    }
    this.fail(path, from, 'is never rendered');
  }

  private fail(path: string, from: string, why: string | number): void {
    this.dead.push(`${path} (${why}), linked from ${from}`);
  }
}

test('SH-01 SH-19 no link of a page, the site map or the content leads nowhere', async () => {
  test.setTimeout(900_000);
  const crawl = new Crawl();
  const start = Date.now();
  crawl.add(locales.map((locale) => ({ path: homePath(locale), from: 'the start' })));
  crawl.add(everyPath.map(({ path }) => ({ path, from: 'the route table' })));
  crawl.add(linksOfContent());
  crawl.add(await linksOfSiteMap());
  await crawl.run();
  const seconds = Math.round((Date.now() - start) / 1000);
  const { pages, links } = crawl;
  test
    .info()
    .annotations.push({ type: 'crawl', description: `${pages} pages, ${links} links, ${seconds} s` });
  expect(crawl.dead).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});

test('SH-01 SH-06 every page of the site map exists, and names its canonical address and its translations', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const addresses = await addressesOfSiteMap();
  expect(addresses.length).toBeGreaterThan(8 * locales.length - 1);
  for (const address of addresses) {
    let html = '';
    // A busy host answers with the empty shell until it has rendered the page.
    await expect(async () => {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 200]);
      html = await answer.text();
      expect(html).toContain(`<link rel="canonical" href="${address}"`);
    }).toPass({ timeout: 60_000 });
    const others = [...html.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, other]) => other);
    expect(others).toHaveLength(locales.length + 1);
    for (const other of others) expect(addresses).toContain(other);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toHaveProperty('@graph');
  }
});
