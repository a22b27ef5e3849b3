import manifest from '../../../public/images/manifest.json';
import type { PictureFile } from '../kit/media/Picture';

/** A picture the project draws itself, with the credit it carries. */
interface DrawnPicture extends PictureFile {
  readonly author: string;
  readonly coordinates: string;
}

const drawn: Readonly<Record<string, DrawnPicture>> = manifest;

export const drawnPicture = (name: string): DrawnPicture | undefined => drawn[name];

/** Prismic's picture host, which makes any width and format of what editors upload. */
const editorsHost = 'https://images.prismic.io/';

const editorsWidths = [640, 960, 1440, 1920, 2560];

const ofEditors = (url: string): PictureFile => {
  const made = (width: number, parameters: Readonly<Record<string, string>>): string => {
    const address = new URL(url);
    // What an editor cut out stays; how it is compressed is decided here.
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

/**
 * The files of a picture. The site's own are named by their plain address (`/images/hero.webp`) and come in several
 * formats and widths, as do those that editors uploaded to Prismic; any other address is served as it is.
 */
export const pictureFile = (url: string): PictureFile => {
  if (url.startsWith(editorsHost)) return ofEditors(url);
  const name = /^\/images\/([\w-]+)\.\w+$/.exec(url)?.[1];
  return (name !== undefined && drawnPicture(name)) || { sources: [], fallback: url };
};
