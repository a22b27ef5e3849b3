import { existsSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '../scenes/catalog';

interface PictureSource {
  type: 'image/avif' | 'image/webp';
  width: number;
  /** Relative to the site's root. */
  url: string;
}

/** Data that a page needs to show an image. `public/images/manifest.json` contains one per name. */
export interface Picture {
  width: number;
  height: number;
  sources: PictureSource[];
  fallback: string;
  author: string;
  coordinates: string;
}

/** Properties of an image that publishing requires. */
export type Published = Pick<
  Scene,
  'name' | 'width' | 'height' | 'widths' | 'fallbackWidth' | 'quality' | 'author' | 'coordinates'
>;

/** A strip over the full width of an image. */
export interface Band {
  /** Upper edge relative to the image height. */
  from: number;
  /** Height relative to the image height. */
  height: number;
  /** Published widths in pixels, ascending. */
  widths: readonly number[];
}

/** Cuts the strip, which is published as `NAME-band`. */
export function bandOf(scene: Published, band: Band, rgb: Buffer): [Published, Buffer] {
  const rowBytes = scene.width * 3;
  const first = Math.round(scene.height * band.from);
  const height = Math.round(scene.height * band.height);
  const [fallbackWidth = scene.width] = band.widths.slice(-1);
  return [
    { ...scene, name: `${scene.name}-band`, height, widths: band.widths, fallbackWidth },
    rgb.subarray(first * rowBytes, (first + height) * rowBytes),
  ];
}

/** Encodes an image in the scene's widths, replaces its older files and records it in the manifest. */
export async function publish(scene: Published, rgb: Buffer, folder: string): Promise<Picture> {
  for (const file of readdirSync(folder)) {
    if (new RegExp(`^${scene.name}-\\d+\\.(avif|webp)$`).test(file)) rmSync(join(folder, file));
  }
  const master = sharp(rgb, { raw: { width: scene.width, height: scene.height, channels: 3 } });
  const sources: PictureSource[] = [];
  for (const width of scene.widths) {
    const sized = master.clone().resize({ width, kernel: 'lanczos3' });
    await sized
      .clone()
      .avif({ quality: scene.quality, effort: 6 })
      .toFile(join(folder, `${scene.name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: scene.quality + 18, effort: 6 })
      .toFile(join(folder, `${scene.name}-${width}.webp`));
    sources.push(
      { type: 'image/avif', width, url: `/images/${scene.name}-${width}.avif` },
      { type: 'image/webp', width, url: `/images/${scene.name}-${width}.webp` },
    );
  }
  sources.sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width);
  const picture: Picture = {
    width: scene.width,
    height: scene.height,
    sources,
    fallback: `/images/${scene.name}-${scene.fallbackWidth}.webp`,
    author: scene.author,
    coordinates: scene.coordinates,
  };
  note(scene.name, picture, join(folder, 'manifest.json'));
  return picture;
}

function note(name: string, picture: Picture, path: string): void {
  const manifest = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Picture>)
    : {};
  manifest[name] = picture;
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
