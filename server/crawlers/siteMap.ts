import { SitemapStream, streamToPromise } from 'sitemap';
import { defaultLocale, languageTag, locales } from '#domain/language/Locale';
import type { ListedPage, PageList } from '#hydration/Renderer';
import type { PictureFiles } from '../http/pictureFiles';

/** Creates the sitemap (sitemaps.org). It lists each page in all its languages, with its pictures and videos. */
export const siteMapXml = async (
  { pages }: PageList,
  origin: string,
  files: Pick<PictureFiles, 'addressOf'>,
): Promise<string> => {
  const has = (what: 'images' | 'pictures' | 'videos'): boolean =>
    pages.some((page) => locales.some((locale) => page[locale]?.[what]));
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { xhtml: true, news: false, image: has('images') || has('pictures'), video: has('videos') },
  });
  for (const page of pages) {
    const there = locales.flatMap((locale) => {
      const listed = page[locale];
      return listed ? [{ locale, ...listed }] : [];
    });
    const main = page[defaultLocale] ?? there[0];
    const links = [
      ...there.map(({ locale, path }) => ({ lang: languageTag(locale), url: path })),
      ...(main ? [{ lang: 'x-default', url: main.path }] : []),
    ];
    for (const { locale, path, changed, pictures = [] } of there) {
      const img = pictures.flatMap((picture) => {
        const address = files.addressOf(picture);
        return address === undefined ? [] : [{ url: new URL(address, origin).href }];
      });
      stream.write({
        url: path,
        links,
        ...(changed !== undefined && { lastmod: changed }),
        ...(img.length > 0 && { img }),
        ...mediaOf(page[locale] ?? { path }, origin),
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
