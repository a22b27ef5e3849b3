import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { ensureBuilt } from '#scripts/build/ensureBuilt';
import { root } from '#scripts/build/root';
import { writeDeltas } from '#scripts/build/writeDeltas';
import { legalPath, pathOf } from '#domain/navigation/pagePaths';
import { freePort, launchBrowser, waitForHydration } from '../support/browser';
import { createCleanCopy } from '../support/createCleanCopy';
import { kilobytes, type SectionResult } from '../support/SectionResult';
import { startProcess, type RunningProcess } from '../support/startProcess';

const home = pathOf('home', 'en-us');

const laterPaths = [
  pathOf('buy', 'en-us'),
  pathOf('login', 'en-us'),
  pathOf('signup', 'en-us'),
  pathOf('news', 'en-us'),
  pathOf('media', 'en-us'),
  pathOf('contact', 'en-us'),
  legalPath('eula', 'en-us'),
];

/** View that is changed in the later release. */
const changedView = 'src/ui/home/HomeHero.tsx';

const noDictionaries =
  '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/** Milliseconds without requests after which a view counts as loaded. */
const quietMs = 1_500;

interface Transfers {
  /** Returns the bytes of documents and scripts transferred since the last call. */
  take(): { readonly documents: number; readonly scripts: number };
}

const watchTransfers = async (session: CDPSession): Promise<Transfers> => {
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { documents: 0, scripts: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type ?? ''));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document') bytes.documents += encodedDataLength;
    if (kind === 'Script') bytes.scripts += encodedDataLength;
  });
  return {
    take: () => {
      const taken = { ...bytes };
      bytes.documents = 0;
      bytes.scripts = 0;
      return taken;
    },
  };
};

/** Bytes of each page's HTML after the browser has spent some time on the home page. */
const laterPages = async (origin: string, args: readonly string[]): Promise<readonly number[]> => {
  const browser = await launchBrowser(args);
  const sizes: number[] = [];
  try {
    // Twice, because the server compresses a page with the dictionary only after a browser has requested it.
    for (const counts of [false, true]) {
      const page = await browser.newPage();
      const transfers = await watchTransfers(await page.context().newCDPSession(page));
      await page.goto(origin + home, { waitUntil: 'networkidle' });
      await page.waitForTimeout(quietMs);
      for (const path of laterPaths) {
        transfers.take();
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        if (counts) sizes.push(transfers.take().documents);
      }
      await page.context().close();
    }
    return sizes;
  } finally {
    await browser.close();
  }
};

/** Bytes of scripts transferred until the home page is hydrated. */
const scriptsOfVisit = async (context: BrowserContext, origin: string): Promise<number> => {
  const page = await context.newPage();
  const transfers = await watchTransfers(await context.newCDPSession(page));
  await page.goto(origin + home, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.waitForTimeout(quietMs);
  await page.close();
  return transfers.take().scripts;
};

/** Builds the same site with one view changed and with deltas of its scripts. @returns folder of the copy */
const nextRelease = async (): Promise<string> => {
  const copy = await createCleanCopy();
  const view = resolve(copy, changedView);
  const source = await readFile(view, 'utf8');
  const changed = source.replace('className=', 'data-release="next" className=');
  if (changed === source) throw new Error(`${changedView} has no element to change`);
  await writeFile(view, changed);
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', 'site'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the next release could not be built: ${String(code)}`);
  await writeDeltas(resolve(copy, 'dist/site'), resolve(root, 'dist/site'));
  return copy;
};

interface Release {
  readonly first: number;
  readonly again: number;
}

/** Simulates a browser that returns after the next release. */
const comeBack = async (nextSite: string, args: readonly string[]): Promise<Release> => {
  const PORT = String(await freePort());
  const visit = async (host: RunningProcess, context: BrowserContext): Promise<number> => {
    try {
      return await scriptsOfVisit(context, host.origin);
    } finally {
      await host.stop();
    }
  };
  const browser = await launchBrowser(args);
  try {
    const context = await browser.newContext();
    const first = await visit(await startProcess('server/main.ts', { PORT }), context);
    const next = await startProcess('server/main.ts', { PORT, SITE_FOLDER: nextSite });
    return { first, again: await visit(next, context) };
  } finally {
    await browser.close();
  }
};

const share = ({ first, again }: Release): string => `${((100 * again) / first).toFixed(1)} %`;

/** Measures what returning visitors load: on later pages, and after a release that changed one view. */
export const measureReturning = async (): Promise<SectionResult> => {
  await ensureBuilt('site');
  const site = await startProcess('server/main.ts');
  const pages = await laterPages(site.origin, []);
  const wholePages = await laterPages(site.origin, [noDictionaries]);
  await site.stop();
  const copy = await nextRelease();
  try {
    const nextSite = resolve(copy, 'dist/site');
    const withDictionaries = await comeBack(nextSite, []);
    const without = await comeBack(nextSite, [noDictionaries]);
    return {
      title: 'What is loaded again, with and without compression dictionaries',
      figures: { laterPaths, pages, wholePages, release: { withDictionaries, without } },
      columns: ['', 'With', 'Without'],
      rows: [
        ...laterPaths.map((path, index) => [
          `\`${path}\` as a later page`,
          kilobytes(pages[index] ?? Number.NaN),
          kilobytes(wholePages[index] ?? Number.NaN),
        ]),
        [
          'Scripts after a release that changed one view',
          `${kilobytes(withDictionaries.again)} (${share(withDictionaries)})`,
          `${kilobytes(without.again)} (${share(without)})`,
        ],
      ],
    };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};
