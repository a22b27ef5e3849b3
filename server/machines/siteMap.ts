import { SitemapStream, streamToPromise } from 'sitemap';
import { defaultLocale, languageTag, locales } from '../../src/domain/language/Locale';
import type { ListedPage, PageList } from '../../src/handover/Renderer';

/** The pages in every language with their alternates (sitemaps.org), their pictures and films. */
export const siteMapXml = async ({ pages }: PageList, origin: string): Promise<string> => {
  const has = (what: 'images' | 'videos'): boolean =>
    pages.some((page) => locales.some((locale) => page[locale][what]));
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { xhtml: true, news: false, image: has('images'), video: has('videos') },
  });
  for (const page of pages) {
    const links = [
      ...locales.map((locale) => ({ lang: languageTag(locale), url: page[locale].path })),
      { lang: 'x-default', url: page[defaultLocale].path },
    ];
    for (const locale of locales) {
      const { path, changed } = page[locale];
      stream.write({
        url: path,
        links,
        ...(changed !== undefined && { lastmod: changed }),
        ...mediaOf(page[locale], origin),
      });
    }
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
};

const mediaOf = ({ images = [], videos = [] }: ListedPage, origin: string) => {
  const absolute = (url: string): string => new URL(url, origin).href;
  return {
    ...(images.length > 0 && { img: images.map(({ url, title }) => ({ url: absolute(url), title })) }),
    ...(videos.length > 0 && {
      video: videos.map(({ url, thumbnail, title, description, seconds }) => ({
        content_loc: absolute(url),
        thumbnail_loc: absolute(thumbnail),
        title,
        description,
        ...(seconds !== undefined && { duration: seconds }),
      })),
    }),
  };
};
