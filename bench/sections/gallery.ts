import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { pathOf } from '#domain/navigation/pagePaths';
import { backEndWithScreenshots, siteWithScreenshots } from '../support/manyPictures';
import type { SectionResult } from '../support/SectionResult';
import { median, percentile, round } from '../support/median';
import { launchPhone, openPhone, scrollToMatch, hydrateByTouch, tap } from '../support/phone';
import { startProcess } from '../support/startProcess';

const slowdown = 4;
const pictures = 200;

/** Fast swipe: start, end and step in pixels. */
const swipe = { from: 700, to: 100, step: 30 };
const maxSwipes = 300;

/** Milliseconds between keys. The animation to the next picture takes 300. */
const keyIntervalMs = 500;

/** Milliseconds of a frame at 60 fps, with some tolerance. */
const maxFrameMs = 1000 / 60 + 4;

/** Loads all pictures into the list. After two automatic batches, a button loads more. */
const showAll = async (page: Page): Promise<void> => {
  for (let waited = 0; waited < 120_000; waited += 300) {
    const shown = await page.evaluate(() => {
      const end = document.querySelector('.media__end');
      end?.scrollIntoView({ block: 'end', behavior: 'instant' });
      end?.querySelector('button')?.click();
      return document.querySelectorAll('.media__grid > li').length;
    });
    if (shown === pictures) return;
    await sleep(300);
  }
  throw new Error('not all pictures came');
};

const swipeUp = async (page: Page): Promise<void> => {
  await page.touchscreen.touchStart(195, swipe.from);
  for (let y = swipe.from; y >= swipe.to; y -= swipe.step) {
    await page.touchscreen.touchMove(195, y);
    await sleep(1000 / 60);
  }
  await page.touchscreen.touchEnd();
};

/** Milliseconds of each frame while a finger scrolls from the top to the end of the list. */
const scrollThrough = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await sleep(2_000);
  const height = await page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as { frames: number[] }).frames = frames;
    let before = performance.now();
    // A method, because the TypeScript loader would wrap a named function in a helper that the page does not have.
    const watch = {
      next(now: number) {
        frames.push(now - before);
        before = now;
        requestAnimationFrame(watch.next);
      },
    };
    requestAnimationFrame(watch.next);
    return (document.querySelector('.media__end')?.getBoundingClientRect().top ?? Infinity) - innerHeight;
  });
  for (let swipes = 0; (await page.evaluate(() => scrollY)) < height; swipes += 1) {
    if (swipes === maxSwipes) throw new Error('the end of the list was not reached');
    await swipeUp(page);
  }
  return (await page.evaluate(() => [...(window as unknown as { frames: number[] }).frames])).slice(1);
};

interface Memory {
  readonly heap: number;
  readonly nodes: number;
}

const memoryOf = async (page: Page): Promise<Memory> => {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const { JSHeapUsedSize = Number.NaN, Nodes = Number.NaN } = await page.metrics();
  return { heap: JSHeapUsedSize, nodes: Nodes };
};

const positionOf = (page: Page): Promise<number> =>
  page.$eval('.media-lightbox__words .k-data', (words) => Number(/\d+/.exec(words.textContent)?.[0]));

/** Memory at the first picture and after all pictures were opened one after another. */
const leafThrough = async (page: Page): Promise<{ readonly first: Memory; readonly last: Memory }> => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await tap(page, await scrollToMatch(page, '.media-tile'));
  await page.waitForSelector('.media-lightbox__words');
  await sleep(2_000);
  const first = await memoryOf(page);
  // A key pressed during the animation may be ignored.
  for (let keys = 0; (await positionOf(page)) < pictures; keys += 1) {
    if (keys === 2 * pictures) throw new Error(`leafing ended at picture ${await positionOf(page)}`);
    await page.keyboard.press('ArrowRight');
    await sleep(keyIntervalMs);
  }
  await sleep(2_000);
  return { first, last: await memoryOf(page) };
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Measures a media library page with 200 pictures: scrolling it, and opening all pictures one after another. */
export const measureGallery = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const sandbox = await startProcess('sandbox/main.ts');
  const backEnd = await backEndWithScreenshots(sandbox.origin, pictures);
  const host = await startProcess('server/main.ts', { API_ORIGIN: backEnd.origin });
  const site = await siteWithScreenshots(host.origin);
  const browser = await launchPhone();
  try {
    const page = await openPhone(browser, slowdown);
    await page.goto(site.origin + pathOf('screenshots', 'en-us'), { waitUntil: 'load' });
    await hydrateByTouch(page);
    await showAll(page);
    const frames = await scrollThrough(page);
    const { first, last } = await leafThrough(page);
    const seconds = frames.reduce((sum, time) => sum + time, 0) / 1000;
    const share = frames.filter((time) => time <= maxFrameMs).length / frames.length;
    const times = {
      perSecond: round(frames.length / seconds, 1),
      onTime: round(share * 100, 1),
      median: round(median(frames), 1),
      p99: round(percentile(frames, 0.99), 1),
      longest: round(Math.max(...frames), 1),
    };
    return {
      title: `A media page of ${pictures} images on a phone, ${slowdown}× CPU slowdown`,
      figures: { seconds: round(seconds, 1), frames: frames.length, times, first, last },
      columns: ['What', 'Measured'],
      rows: [
        ['Scrolling through by touch: frames per second', String(times.perSecond)],
        ['Frames on time, at 60 per second', `${times.onTime} %`],
        ['Frame: median, p99, longest', `${times.median}, ${times.p99}, ${times.longest} ms`],
        ['JavaScript heap, with the first image open', megabytes(first.heap)],
        [`The same, after ${pictures} images`, megabytes(last.heap)],
        ['DOM nodes, with the first image open', String(first.nodes)],
        [`The same, after ${pictures} images`, String(last.nodes)],
      ],
    };
  } finally {
    await browser.close();
    site.stop();
    await host.stop();
    backEnd.stop();
    await sandbox.stop();
  }
};
