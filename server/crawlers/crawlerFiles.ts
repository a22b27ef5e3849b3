import { locales, type Locale } from '#domain/language/Locale';
import { newsCategories, type NewsCategory } from '#domain/news/categories';
import { feedFormats, feedPath, type FeedFormat } from '#domain/news/feedPaths';
import { calendarPath, maintenanceFeedPath } from '#domain/server-status/maintenancePaths';
import type { Renderer, RenderRequest } from '#hydration/Renderer';
import type { ContentWatch } from '../pages/ContentWatch';
import { RenderedPageCache, type Produce } from '../pages/RenderedPageCache';
import { preparePage, preparePageAsync, type PreparedPage } from '../pages/PreparedPage';
import { PictureFiles } from '../http/pictureFiles';
import { calendarText } from './calendarText';
import { feedXml } from './feedXml';
import { maintenanceFeed } from './maintenanceFeed';
import { siteMapPath } from './siteMapPath';
import { robotsText } from './robots';
import { siteMapXml } from './siteMap';

/** Returns undefined if the file could not be created. */
export type CrawlerFile = () => PreparedPage | undefined | Promise<PreparedPage | undefined>;

/** Responses for crawlers and feed readers, by path. */
export type CrawlerFiles = ReadonlyMap<string, CrawlerFile>;

interface CrawlerFilesOptions {
  readonly siteFolder: string;
  readonly renderer: Renderer;
  readonly watch: ContentWatch;
  readonly retryDelayMs: number;
  readonly apiOrigin: () => string;
  readonly publicOrigin: () => string;
}

/** Milliseconds. Crawlers wait longer than visitors. */
const timeoutMs = 3_000;

const requestTimeoutMs = 10_000;

interface CrawlerText {
  readonly contentRef: string | undefined;
  readonly text: string;
}

/** robots.txt, the sitemap, the feeds and the maintenance calendar. All but robots.txt are updated with the content. */
export const createCrawlerFiles = (options: CrawlerFilesOptions): CrawlerFiles => {
  const { renderer, apiOrigin, publicOrigin } = options;
  const pictures = new PictureFiles(options.siteFolder);
  const cached = new RenderedPageCache<PreparedPage>({ ...options, requestTimeoutMs });

  const keep = (
    path: string,
    contentType: string,
    write: (visit: RenderRequest) => Promise<CrawlerText | undefined>,
  ): [string, CrawlerFile] => {
    const make: Produce<PreparedPage> = async (previous, published) => {
      const written = await write({ path: '/', apiOrigin: apiOrigin(), timeoutMs, published });
      if (!written) return undefined;
      const { text, contentRef: ref } = written;
      const traits = { contentType, isShared: ref !== undefined };
      return { answer: await preparePageAsync(text, traits, previous), ref };
    };
    return [path, () => cached.get(path, make)];
  };

  const siteMap = async (visit: RenderRequest): Promise<CrawlerText | undefined> => {
    const list = await renderer.listPages(visit);
    return list && { contentRef: list.contentRef, text: await siteMapXml(list, publicOrigin(), pictures) };
  };

  const feed = async (
    visit: RenderRequest,
    locale: Locale,
    format: FeedFormat,
    category: NewsCategory | undefined,
  ): Promise<CrawlerText | undefined> => {
    const news = await renderer.loadFeed(visit, locale, category);
    const path = feedPath(locale, format, category);
    const place = { locale, format, path, isPart: category !== undefined, origin: publicOrigin() };
    return news && { contentRef: news.contentRef, text: feedXml(news, place) };
  };

  const maintenance = async (
    visit: RenderRequest,
    locale: Locale,
    format: FeedFormat | 'calendar',
  ): Promise<CrawlerText | undefined> => {
    const log = await renderer.loadMaintenance(visit, locale);
    if (!log) return undefined;
    const origin = publicOrigin();
    const text =
      format === 'calendar'
        ? calendarText(log, { locale, origin })
        : feedXml(maintenanceFeed(log), {
            locale,
            format,
            path: maintenanceFeedPath(locale, format),
            isPart: true,
            origin,
          });
    return { contentRef: log.contentRef, text };
  };

  let robots: PreparedPage | undefined;
  return new Map<string, CrawlerFile>([
    // Created on the first request, because the origin is not known before the server listens on its port.
    [
      '/robots.txt',
      () =>
        (robots ??= preparePage(robotsText(publicOrigin()), {
          contentType: 'text/plain; charset=utf-8',
          isShared: true,
        })),
    ],
    keep(siteMapPath, 'application/xml; charset=utf-8', siteMap),
    ...locales.flatMap((locale) => [
      keep(calendarPath(locale), 'text/calendar; charset=utf-8', (visit) =>
        maintenance(visit, locale, 'calendar'),
      ),
      ...feedFormats.map((format) =>
        keep(maintenanceFeedPath(locale, format), `application/${format}+xml; charset=utf-8`, (visit) =>
          maintenance(visit, locale, format),
        ),
      ),
    ]),
    ...locales.flatMap((locale) =>
      [undefined, ...newsCategories].flatMap((category) =>
        feedFormats.map((format) =>
          keep(feedPath(locale, format, category), `application/${format}+xml; charset=utf-8`, (visit) =>
            feed(visit, locale, format, category),
          ),
        ),
      ),
    ),
  ]);
};
