import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const luminanceOf = (color: Rgb): number => {
  const [red, green, blue] = color.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Indexes of the elements whose text is over a picture. */
const findOverPictures = (texts: (HTMLElement | SVGElement)[]): readonly number[] => {
  const pictures = [...document.querySelectorAll('main .k-picture--cover')];
  const boxes = pictures.map((picture) => picture.getBoundingClientRect());
  return texts.flatMap((text, index) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isShown = text.checkVisibility() && left >= 0 && right <= innerWidth && right - left > 1;
    const isOver = boxes.some(
      (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    );
    return isShown && isOver && !text.closest('.k-visually-hidden') ? [index] : [];
  });
};

const linesOf = (text: HTMLElement | SVGElement): readonly Box[] => {
  const lines = document.createRange();
  lines.selectNodeContents(text);
  return [...lines.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
};

/** Makes a text transparent, and returns its color and whether it is large (WCAG 1.4.3). */
const hideText = (text: HTMLElement | SVGElement) => {
  const { color, fontSize, fontWeight } = getComputedStyle(text.querySelector('a') ?? text);
  const pixels = parseFloat(fontSize);
  for (const part of [text, ...text.querySelectorAll<HTMLElement>('*')]) {
    part.style.setProperty('transition', 'none');
    part.style.setProperty('color', 'transparent', 'important');
  }
  return { color, isLarge: pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700) };
};

const showText = (text: HTMLElement | SVGElement): void => {
  for (const part of [text, ...text.querySelectorAll<HTMLElement>('*')]) {
    part.style.removeProperty('color');
    part.style.removeProperty('transition');
  }
};

/** Returns the lowest contrast between a color and the pixels in the boxes of a screenshot. */
const lowestContrast = async (screenshot: Buffer, color: string, boxes: readonly Box[]): Promise<number> => {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const own = luminanceOf((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as unknown as Rgb);
  let lowest = Infinity;
  for (const { left, top, right, bottom } of boxes) {
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(info.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.ceil(left)); x < Math.min(info.width, right); x += 1) {
        const at = (y * info.width + x) * 3;
        const pixel = [...data.subarray(at, at + 3)] as unknown as Rgb;
        lowest = Math.min(lowest, contrastOf(own, luminanceOf(pixel)));
      }
    }
  }
  return lowest;
};

interface Capture {
  readonly boxes: readonly Box[];
  readonly screenshot: Buffer;
}

/** Takes a screenshot in which the lines of a text are where they are measured: a resized window moves them later. */
const captureBackground = async (page: Page, lines: () => Promise<readonly Box[]>): Promise<Capture> => {
  const boxes = await lines();
  const screenshot = await page.screenshot({ scale: 'css' });
  return isDeepStrictEqual(await lines(), boxes) ? { boxes, screenshot } : captureBackground(page, lines);
};

const expectReadable = async (page: Page, text: Locator): Promise<void> => {
  await text.scrollIntoViewIfNeeded();
  const { color, isLarge } = await text.evaluate(hideText);
  const { boxes, screenshot } = await captureBackground(page, () => text.evaluate(linesOf));
  await text.evaluate(showText);
  expect
    .soft(await lowestContrast(screenshot, color, boxes), await text.innerText())
    .toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
};

/** Expects every heading and paragraph over a picture to have enough contrast with each pixel behind it. */
export const expectReadableOverPictures = async (page: Page): Promise<void> => {
  const texts = page.locator('main :is(h1, h2, h3, p)');
  for (const index of await texts.evaluateAll(findOverPictures)) await expectReadable(page, texts.nth(index));
};
