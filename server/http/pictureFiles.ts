import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DrawnPicture {
  readonly fallback: string;
  readonly sources: readonly { readonly type: string; readonly width: number; readonly url: string }[];
}

/** Looks up the files of the site's own pictures by the URL that the content uses (`/images/<name>.webp`). */
export class PictureFiles {
  private readonly drawn: Readonly<Record<string, DrawnPicture>>;

  constructor(private readonly siteFolder: string) {
    this.drawn = readManifest(join(siteFolder, 'images/manifest.json'));
  }

  /** Returns the URL of a picture's file; undefined if the build does not have it. Returns other URLs unchanged. */
  addressOf(picture: string): string | undefined {
    const name = nameOf(picture);
    return name === undefined ? picture : this.drawn[name]?.fallback;
  }

  /** Returns the path of the widest WebP file; undefined for a picture of another site. */
  fileOf(picture: string): string | undefined {
    const sources = this.drawn[nameOf(picture) ?? '']?.sources ?? [];
    const widest = sources
      .filter(({ type }) => type === 'image/webp')
      .reduce<DrawnPicture['sources'][number] | undefined>(
        (wide, source) => (wide && wide.width > source.width ? wide : source),
        undefined,
      );
    return widest && join(this.siteFolder, widest.url);
  }
}

const nameOf = (address: string): string | undefined => /^\/images\/([\w-]+)\.\w+$/.exec(address)?.[1];

const readManifest = (file: string): Readonly<Record<string, DrawnPicture>> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, DrawnPicture>;
  } catch {
    // The build has no pictures.
    return {};
  }
};
