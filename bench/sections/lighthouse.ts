import lighthouse from 'lighthouse';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { articlePath } from '#domain/news/newsPaths';
import { freePort, launchBrowser } from '../support/browser';
import { kilobytes, type SectionResult } from '../support/SectionResult';
import { median, round } from '../support/median';
import { startProcess } from '../support/startProcess';

const runs = 5;
const locale = 'en-us';

const paths = [
  pathOf('home', locale),
  pathOf('login', locale),
  legalPath('eula', locale),
  pathOf('buy', locale),
  pathOf('news', locale),
  articlePath('patch-2-7-hulls-keep-their-scars', locale),
  pathOf('screenshots', locale),
  pathOf('tutorial', locale, { slug: 'first-flight' }),
  pathOf('serverStatus', locale),
  pathOf('home', locale, { uid: 'shipyard' }),
  pathOf('pillarBuilders', locale),
];

/** `simulated` is Lighthouse's default. `applied` throttles the browser, which reveals errors of the simulation. */
const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;
type Throttling = keyof typeof throttlings;

/** Score from 0 to 100, times in milliseconds, transferred bytes. */
interface Run {
  readonly performance: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
}

const visit = async (url: string, throttling: Throttling): Promise<Run> => {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      throttlingMethod: throttlings[throttling],
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'none'}`);
    }
    const { audits, categories } = result.lhr;
    const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      lcp: Math.round(figure('largest-contentful-paint')),
      speedIndex: Math.round(figure('speed-index')),
      tbt: Math.round(figure('total-blocking-time')),
      cls: round(figure('cumulative-layout-shift'), 3),
      bytes: figure('total-byte-weight'),
    };
  } finally {
    await browser.close();
  }
};

/** Repeats a failed run, because on a busy machine Lighthouse sometimes fails before the first paint. */
const visitPatiently = async (url: string, throttling: Throttling, attempts = 3): Promise<Run> => {
  try {
    return await visit(url, throttling);
  } catch (error) {
    if (attempts === 1) throw error;
    console.warn(`${String(error)} Visiting again.`);
    return visitPatiently(url, throttling, attempts - 1);
  }
};

const medians = (measured: readonly Run[]): Run => {
  const of = (figure: keyof Run): number => median(measured.map((run) => run[figure]));
  return {
    performance: of('performance'),
    lcp: of('lcp'),
    speedIndex: of('speedIndex'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
  };
};

interface PageFigures {
  readonly path: string;
  readonly throttling: Throttling;
  readonly medians: Run;
  readonly runs: readonly Run[];
}

const row = ({ path, throttling, medians: m, runs: all }: PageFigures): string[] => [
  `\`${path}\``,
  throttling,
  `${m.performance} (${Math.min(...all.map(({ performance }) => performance))} at the least)`,
  `${(m.lcp / 1000).toFixed(2)} s`,
  `${(m.speedIndex / 1000).toFixed(2)} s`,
  `${m.tbt} ms`,
  String(m.cls),
  kilobytes(m.bytes),
];

/** Runs Lighthouse with its mobile preset, each time in a new browser. */
export const measureLighthouse = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const pages: PageFigures[] = [];
  try {
    for (const path of paths) {
      for (const throttling of Object.keys(throttlings) as Throttling[]) {
        const measured: Run[] = [];
        for (let run = 0; run < runs; run += 1) {
          measured.push(await visitPatiently(site.origin + path, throttling));
        }
        pages.push({ path, throttling, medians: medians(measured), runs: measured });
      }
    }
  } finally {
    await site.stop();
  }
  return {
    title: `Lighthouse 12.8, mobile, medians of ${runs}`,
    figures: pages,
    columns: ['Page', 'Throttling', 'Performance', 'LCP', 'Speed index', 'TBT', 'CLS', 'Bytes'],
    rows: pages.map(row),
  };
};
