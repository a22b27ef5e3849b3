import manifest from '../../../public/images/manifest.json';
import type { PictureFile } from '../kit/media/Picture';

/** A picture from this site, with its credit. */
interface SitePicture extends PictureFile {
  readonly author: string;
  readonly coordinates: string;
}

const sitePictures: Readonly<Record<string, SitePicture>> = manifest;

export const sitePicture = (name: string): SitePicture | undefined => sitePictures[name];

/** Prismic's image host, which resizes and converts pictures uploaded by editors. */
const editorsHost = 'https://images.prismic.io/';

const editorsWidths = [640, 960, 1440, 1920, 2560];

const prismicPicture = (url: string): PictureFile => {
  const made = (width: number, parameters: Readonly<Record<string, string>>): string => {
    const address = new URL(url);
    // Keeps the editor's crop but replaces the size and compression settings.
    for (const name of ['auto', 'w', 'h', 'fm', 'q']) address.searchParams.delete(name);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    address.searchParams.set('w', String(width));
    return address.href;
  };
  return {
    sources: ['avif', 'webp'].flatMap((format) =>
      editorsWidths.map((width) => ({
        type: `image/${format}`,
        width,
        url: made(width, { fm: format, q: '60' }),
      })),
    ),
    fallback: made(1440, { auto: 'format,compress' }),
  };
};

/** Returns the formats and widths of a picture from this site or Prismic. Any other URL is used as is. */
export const pictureFile = (url: string): PictureFile => {
  if (url.startsWith(editorsHost)) return prismicPicture(url);
  const name = /^\/images\/([\w-]+)\.\w+$/.exec(url)?.[1];
  return (name !== undefined && sitePicture(name)) || { sources: [], fallback: url };
};

/** Whether a picture can be shown. False for a picture of this site that has not been created yet. */
export const isPictureAvailable = (url: string): boolean => {
  const name = /^\/images\/([\w-]+)\.\w+$/.exec(url)?.[1];
  return name === undefined || sitePicture(name) !== undefined;
};
