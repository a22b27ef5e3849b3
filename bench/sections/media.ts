import type { Browser, Page } from '@playwright/test';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { launchBrowser } from '../support/browser';
import { kilobytes, type SectionResult } from '../support/SectionResult';
import { startSite } from '../support/startSite';

const paths = [pathOf('home', 'en-us'), pathOf('login', 'en-us'), legalPath('eula', 'en-us')] as const;

const screens = [
  { name: '390 × 844, device pixel ratio 2', width: 390, height: 844, scale: 2 },
  { name: '1440 × 900', width: 1440, height: 900, scale: 1 },
] as const;

/** Milliseconds without requests after which a view counts as loaded. */
const quietMs = 1_500;

/** Transferred bytes. */
interface Bytes {
  pictures: number;
  videos: number;
}

interface PageMedia {
  readonly path: string;
  readonly screen: string;
  readonly firstView: Bytes;
  readonly wholePage: Bytes;
}

const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = page.viewportSize()?.height ?? 800;
  for (let at = 0; at < height; at += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(quietMs);
};

const visit = async (
  browser: Browser,
  url: URL,
  { name, width, height, scale }: (typeof screens)[number],
): Promise<PageMedia> => {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Bytes = { pictures: 0, videos: 0 };
  const kinds = new Map<string, keyof Bytes>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') kinds.set(requestId, 'pictures');
    if (type === 'Media') kinds.set(requestId, 'videos');
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.goto(url.href, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  const firstView = { ...bytes };
  await scrollThrough(page);
  await context.close();
  return { path: url.pathname, screen: name, firstView, wholePage: { ...bytes } };
};

/** Measures the images and videos that a browser loads, on a phone and on a desktop. */
export const measureMedia = async (): Promise<SectionResult> => {
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const figures: PageMedia[] = [];
    for (const path of paths) {
      for (const screen of screens) {
        figures.push(await visit(browser, new URL(path, site.webServer.origin), screen));
      }
    }
    return {
      title: 'Images and videos of a page, empty cache',
      figures,
      columns: ['Page', 'Screen', 'Images in the first view', 'Images in total', 'Videos in total'],
      rows: figures.map(({ path, screen, firstView, wholePage }) => [
        `\`${path}\``,
        screen,
        kilobytes(firstView.pictures),
        kilobytes(wholePage.pictures),
        kilobytes(wholePage.videos),
      ]),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
};
