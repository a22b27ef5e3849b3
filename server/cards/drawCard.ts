import { join } from 'node:path';
import sharp from 'sharp';
import type { SocialCard } from '#hydration/Renderer';
import type { PictureFiles } from '../http/pictureFiles';
import { TextOutliner } from './outlines';

/** Pixels, as recommended by Open Graph. */
const width = 1200;
const height = 630;
const margin = 64;

const ground = '#070b12';
const paper = '#f4eee3';
const cyan = '#67d4e8';

const fonts = join(import.meta.dirname, '../../src/ui/kit/foundation/fonts');

const titleSizes = [72, 60, 50, 42];
const maxLines = 3;

/** Finds the largest size at which the title fits. If none fits, uses the smallest size and shortens the title. */
const fitTitle = (outlines: TextOutliner, title: string) => {
  const limits = { width: width - 2 * margin, most: maxLines };
  const fitting = titleSizes
    .map((size) => ({ size, lines: outlines.lines(title, size, { ...limits, most: 99 }) }))
    .find(({ lines }) => lines.length <= maxLines && lines.every((line) => line.width <= limits.width));
  const size = titleSizes.at(-1) ?? 42;
  return fitting ?? { size, lines: outlines.lines(title, size, limits) };
};

const shade = `<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${ground}" stop-opacity=".35"/><stop offset=".45" stop-color="${ground}" stop-opacity=".45"/><stop offset="1" stop-color="${ground}" stop-opacity=".96"/></linearGradient><rect width="${width}" height="${height}" fill="url(#s)"/>`;

const outlined = (path: string, x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y.toFixed(1)})" fill="${fill}" d="${path}"/>`;

/** Draws the preview card that other sites show for a link to an article. It has a picture, a category and a title. */
export const cardDrawer = (siteFolder: string, pictures: PictureFiles) => {
  let outlines: TextOutliner | undefined;
  let mark: Promise<Buffer> | undefined;

  return async ({ title, category, picture }: SocialCard): Promise<Buffer> => {
    outlines ??= new TextOutliner(join(fonts, 'oxanium-site-wght-normal.woff2'));
    mark ??= sharp(join(siteFolder, 'wordmark.svg'), { density: 400 })
      .resize({ width: 210 })
      .png()
      .toBuffer();
    const file = picture === undefined ? undefined : pictures.fileOf(picture);
    const back = file
      ? sharp(file).resize(width, height, { fit: 'cover' })
      : sharp({ create: { width, height, channels: 3, background: ground } });

    const { size, lines } = fitTitle(outlines, title);
    const step = size * 1.16;
    const top = height - margin - step * (lines.length - 1) - size * 0.1;
    const words = lines.map(({ path }, index) => outlined(path, margin, top + step * index, paper));
    const label = outlined(outlines.line(category, 28).path, margin, top - size - 18, cyan);
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade}${label}${words.join('')}</svg>`;
    return back
      .composite([{ input: Buffer.from(overlay) }, { input: await mark, left: margin, top: margin - 8 }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  };
};
