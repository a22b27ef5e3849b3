import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const previewWidths = [480, 960] as const;

/** Resolutions of phones, tablets and desktops up to 5K. */
const screens = [
  [1290, 2796],
  [2048, 2732],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
  [3840, 2160],
  [5120, 2880],
] as const;

/** Images that would have to be enlarged by a larger factor are not offered. */
const mostEnlarged = 2;

export interface Master {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Writes a file unless it exists. */
const once = async (file: string, write: () => Promise<unknown>): Promise<string> => {
  if (!existsSync(file)) await write();
  return file;
};

/** @returns new and existing files, like the other functions here */
export const cutPreviews = (file: string, to: string): Promise<string[]> =>
  Promise.all(
    previewWidths.map((width) =>
      once(`${to}-thumbnail-${String(width)}.webp`, () =>
        sharp(file)
          .resize({ width, height: Math.round((width * 9) / 16), fit: 'cover' })
          .webp({ quality: 70, effort: 6 })
          .toFile(`${to}-thumbnail-${String(width)}.webp`),
      ),
    ),
  );

export const copyOriginal = (file: string, to: string): Promise<string> =>
  once(`${to}.webp`, async () => copyFileSync(file, `${to}.webp`));

/** Creates wallpapers in all resolutions for which one of the masters is large enough. */
export const cutWallpapers = async (masters: readonly Master[], to: string): Promise<string[]> => {
  const files: string[] = [];
  for (const [width, height] of screens) {
    const enlarged = (master: Master): number => Math.max(width / master.width, height / master.height);
    const [best] = [...masters].sort((one, other) => enlarged(one) - enlarged(other));
    if (!best || enlarged(best) > mostEnlarged) continue;
    const file = `${to}-${String(width)}x${String(height)}.jpg`;
    await once(file, () =>
      sharp(best.file)
        .resize({ width, height, fit: 'cover', position: sharp.strategy.attention, kernel: 'lanczos3' })
        .jpeg({ quality: width * height > 5_000_000 ? 74 : 82, mozjpeg: true })
        .toFile(file),
    );
    files.push(file);
  }
  return files;
};

/** Turns an image into a drawing: ink lines over gray washes on warm paper. */
export const drawStudy = (file: string, to: string): Promise<string> =>
  once(`${to}.webp`, async () => {
    const width = 1536;
    const grey = sharp(file).resize({ width }).greyscale().normalise();
    const { data, info } = await grey.clone().median(5).raw().toBuffer({ resolveWithObject: true });
    const { height, channels } = info;
    const at = (x: number, y: number): number => data[(y * width + x) * channels] ?? 0;
    const drawn = Buffer.alloc(width * height * 3);
    const paper = [238, 230, 214] as const;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const edge = Math.hypot(
          at(Math.min(x + 1, width - 1), y) - at(Math.max(x - 1, 0), y),
          at(x, Math.min(y + 1, height - 1)) - at(x, Math.max(y - 1, 0)),
        );
        const line = Math.max(0, 1 - edge / 34);
        const wash = 0.5 + 0.5 * (Math.round((at(x, y) / 255) ** 0.6 * 5) / 5);
        const hatch = at(x, y) < 46 && (x + y) % 6 === 0 ? 0.88 : 1;
        paper.forEach((level, channel) => {
          drawn[(y * width + x) * 3 + channel] = Math.round(level * line * wash * hatch);
        });
      }
    }
    return sharp(drawn, { raw: { width, height, channels: 3 } })
      .webp({ quality: 78, effort: 6 })
      .toFile(`${to}.webp`);
  });

/** Copies a video that exists in `folder` as WebM and MP4. */
export const copyVideo = async (folder: string, video: string, to: string): Promise<string[]> =>
  Promise.all(
    ['mp4', 'webm'].map((extension) =>
      once(`${to}.${extension}`, async () =>
        copyFileSync(join(folder, `${video}.${extension}`), `${to}.${extension}`),
      ),
    ),
  );
