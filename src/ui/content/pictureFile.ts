import manifest from '../../../public/images/manifest.json';
import type { PictureFile } from '../kit/Picture';

const drawn: Readonly<Record<string, PictureFile>> = manifest;

/** A picture as a document names it. */
export interface NamedPicture {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The files of a picture. The site's own are named by their plain address (`/images/hero.webp`) and come in several
 * formats and widths; any other address is served as it is.
 */
export const pictureFile = ({ url, width, height }: NamedPicture): PictureFile => {
  const name = /^\/images\/([\w-]+)\.\w+$/.exec(url)?.[1];
  const own = name === undefined ? undefined : drawn[name];
  return own ?? { width, height, sources: [], fallback: url };
};
