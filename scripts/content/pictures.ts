import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { createMigration } from '@prismicio/client';
import type { PushSettings } from './pushSettings';
import type { LogAction } from './LogAction';

type Migration = ReturnType<typeof createMigration>;

interface Picture {
  readonly url: string;
  readonly alt?: string | null;
  readonly copyright?: string | null;
}

interface UploadedAsset {
  readonly id: string;
  readonly url: string;
  readonly filename: string;
  readonly width?: number;
  readonly height?: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOwnPicture = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Picture =>
  isRecord(value.dimensions) && typeof value.url === 'string' && value.url.startsWith('/images/');

const isOwnFile = ({ link_type, url }: Readonly<Record<string, unknown>>): boolean =>
  link_type === 'Media' && typeof url === 'string' && url.startsWith('/');

/** Returns the assets in the repository's media library by file name. */
export const uploadedAssets = async ({
  repository,
  writeToken,
  assetApi,
}: PushSettings): Promise<ReadonlyMap<string, UploadedAsset>> => {
  const found = new Map<string, UploadedAsset>();
  let cursor: string | undefined;
  do {
    const address = new URL('assets', `${assetApi}/`);
    address.searchParams.set('limit', '500');
    if (cursor !== undefined) address.searchParams.set('cursor', cursor);
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${writeToken}`, repository },
    });
    if (!answer.ok) throw new Error(`The list of pictures answered ${answer.status}`);
    const page = (await answer.json()) as { items: UploadedAsset[]; cursor?: string };
    for (const asset of page.items) found.set(asset.filename, asset);
    cursor = page.items.length > 0 ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
};

/** Replaces the site's images with uploaded assets. Uploads each file once. */
export class Pictures {
  constructor(
    private readonly migration: Migration,
    private readonly uploaded: ReadonlyMap<string, UploadedAsset>,
    private readonly publicFolder: string,
    private readonly logAction: LogAction,
  ) {}

  private readonly files = new Map<string, File>();

  async replaceIn(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => this.replaceIn(item)));
    if (!isRecord(value)) return value;
    if (isOwnPicture(value)) return this.imageOf(value);
    // Videos and captions stay on the site, because browsers do not show captions from another origin.
    if (isOwnFile(value)) return { link_type: 'Web', url: value.url };
    const fields = await Promise.all(
      Object.entries(value).map(async ([name, field]) => [name, await this.replaceIn(field)] as const),
    );
    return Object.fromEntries(fields);
  }

  private async imageOf({ url, alt, copyright }: Picture): Promise<unknown> {
    const filename = basename(url);
    const there = this.uploaded.get(filename);
    if (there) {
      return {
        id: there.id,
        url: there.url,
        dimensions: { width: there.width, height: there.height },
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        alt: alt ?? null,
        copyright: copyright ?? null,
      };
    }
    const known = this.files.get(filename);
    if (!known) this.logAction('upload', `picture ${filename}`);
    const file =
      known ??
      new File([await this.bytesOf(url)], filename, {
        type: filename.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
      });
    this.files.set(filename, file);
    return this.migration.createAsset(file, filename, {
      ...(alt && { alt }),
      ...(copyright && { credits: copyright }),
    });
  }

  /** Reads the widest version of the image. */
  private async bytesOf(url: string): Promise<Buffer<ArrayBuffer>> {
    const manifest = JSON.parse(
      await readFile(join(this.publicFolder, 'images/manifest.json'), 'utf8'),
    ) as Record<string, { sources: { type: string; width: number; url: string }[] } | undefined>;
    const widths = manifest[basename(url, '.webp')]?.sources ?? [];
    const largest = widths
      .filter(({ type }) => type === 'image/webp')
      .sort((one, other) => other.width - one.width)[0];
    return readFile(join(this.publicFolder, largest?.url ?? url));
  }
}
