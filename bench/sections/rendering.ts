import { resolve } from 'node:path';
import { locales } from '#domain/language/Locale';
import { legalPageKeys } from '#domain/navigation/legalSlugs';
import { legalPath } from '#domain/navigation/pagePaths';
import { root } from '#scripts/build/root';
import type { SectionResult } from '../support/SectionResult';
import { median, round } from '../support/median';
import { startSite } from '../support/startSite';
import { loadRenderer } from '#server/pages/loadRenderer';

const runs = 30;

/** Returns the milliseconds that `work` takes. */
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const row = (what: string, times: readonly number[]): string[] => [
  what,
  `${round(median(times), 1)} ms`,
  `${round(Math.max(...times), 1)} ms`,
];

const timeSequentially = async (works: readonly (() => Promise<unknown>)[]): Promise<number[]> => {
  const times: number[] = [];
  for (const work of works) times.push(await timeOf(work));
  return times;
};

/** Measures rendering an uncached page, including the content service request and compression. */
export const measureRendering = async (): Promise<SectionResult> => {
  const site = await startSite();
  try {
    const renderer = loadRenderer(resolve(root, 'dist/renderer'));
    const render = (path: string) => () => renderer.render({ path, apiOrigin: site.sandbox.origin });
    // The first rendering in each process also loads the page's code.
    await render('/')();
    const home = await timeSequentially(Array.from({ length: runs }, () => render('/')));
    const request = (path: string) => async () => {
      const answer = await fetch(site.webServer.origin + path, { headers: { accept: 'text/html' } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    };
    const paths = locales.flatMap((locale) => legalPageKeys.map((key) => legalPath(key, locale)));
    const [, ...firstAnswers] = await timeSequentially(paths.map(request));
    const renderedPageCache = await timeSequentially(paths.map(request));
    return {
      title: 'Pages that are not cached yet',
      figures: { home, firstAnswers, renderedPageCache },
      columns: ['What', 'Median', 'Slowest'],
      rows: [
        row('rendering `/`, with its content requested again', home),
        row(`the first response of each of ${firstAnswers.length} legal pages, compressed`, firstAnswers),
        row('the same, cached', renderedPageCache),
      ],
    };
  } finally {
    await site.stop();
  }
};
