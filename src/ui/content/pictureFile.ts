import manifest from '../../../public/images/manifest.json';
import type { PictureFile } from '../kit/Picture';

/** A picture the project draws itself, with the credit it carries. */
interface DrawnPicture extends PictureFile {
  readonly author: string;
  readonly coordinates: string;
}

const drawn: Readonly<Record<string, DrawnPicture>> = manifest;

export const drawnPicture = (name: string): DrawnPicture | undefined => drawn[name];

/**
 * The files of a picture. The site's own are named by their plain address (`/images/hero.webp`) and come in several
 * formats and widths; any other address is served as it is.
 */
export const pictureFile = (url: string): PictureFile => {
  const name = /^\/images\/([\w-]+)\.\w+$/.exec(url)?.[1];
  return (name !== undefined && drawnPicture(name)) || { sources: [], fallback: url };
};
