import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

interface Manifest {
  readonly theme_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

const fileOf = (path: string): string => resolve(__dirname, '../../public', `.${path}`);

const read = async (): Promise<Manifest> =>
  JSON.parse(await readFile(fileOf('/site.webmanifest'), 'utf8')) as Manifest;

it('the manifest’s icons have the declared size and type', async () => {
  const { icons } = await read();
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(fileOf(src)).metadata();
    expect(type).toContain(format);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

it('a maskable icon’s logo fits inside the safe circle', async () => {
  const { icons, theme_color: ground } = await read();
  const maskable = icons.find(({ purpose }) => purpose === 'maskable');
  const { data, info } = await sharp(fileOf(maskable?.src ?? ''))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = (ground.match(/[\da-f]{2}/g) ?? []).map((part) =>
    parseInt(part, 16),
  );
  const center = info.width / 2;
  const outside: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels;
    const distance = Math.hypot((pixel % info.width) - center, Math.floor(pixel / info.width) - center);
    if (distance <= info.width * 0.4) continue;
    const difference = [red, green, blue].map((part, channel) => Math.abs(part - (data[at + channel] ?? 0)));
    if (Math.max(...difference) > 8) outside.push(pixel);
  }
  expect(outside).toEqual([]);
});

it('the page’s theme color matches the manifest', async () => {
  const { theme_color: color } = await read();
  const page = await readFile(resolve(__dirname, '../../src/index.html'), 'utf8');
  expect(page).toContain(`<meta name="theme-color" content="${color}" />`);
});
