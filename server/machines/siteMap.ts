import { SitemapStream, streamToPromise } from 'sitemap';
import { defaultLocale, languageTag, locales } from '../../src/domain/language/Locale';
import type { PageList } from '../../src/handover/Renderer';

/** The pages in every language with their alternates (sitemaps.org). */
export const siteMapXml = async ({ pages }: PageList, origin: string): Promise<string> => {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const page of pages) {
    const links = [
      ...locales.map((locale) => ({ lang: languageTag(locale), url: page[locale].path })),
      { lang: 'x-default', url: page[defaultLocale].path },
    ];
    for (const locale of locales) {
      const { path, changed } = page[locale];
      stream.write({ url: path, links, ...(changed !== undefined && { lastmod: changed }) });
    }
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
};
