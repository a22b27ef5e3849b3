import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { InlineScriptName } from '#hydration/buildOutput';

const script = 'console.log("the application");\n'.repeat(40);

export const hashedScript = '/assets/main.0123456789ab.js';

/** Stubs of the compiled inline scripts. */
export const inlineSources: Readonly<Record<InlineScriptName, string>> = {
  captureInput: 'capture()',
  hideClosedAlerts: 'hide()',
  keepPage: 'keep()',
  watchScripts: 'watch()',
};

/** Files of a small build. */
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html':
    '<!doctype html><html lang="en-US"><head><title>Farstead</title></head><body><div id="root"></div></body></html>',
  'assets/main.0123456789ab.js': script,
  'assets/main.0123456789ab.js.br': brotliCompressSync(script),
  'assets/main.0123456789ab.js.gz': gzipSync(script),
  'assets/main.0123456789ab.js.map': '{}',
  'assets/face.0123456789ab.woff2': Buffer.from([0, 1, 2, 3]),
  'images/hero.webp': Buffer.from([4, 5, 6, 7]),
  'images/hero.avif': Buffer.from([8]),
  'films/dawn.webm': Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256)),
  'films/dawn.mp4': Buffer.from([9]),
  'films/dawn.en.vtt': 'WEBVTT\n',
  'wordmark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="40"><rect width="210" height="40"/></svg>',
  'site.webmanifest': '{"name":"Farstead"}',
  '.secret': 'hidden',
};

export interface SiteFolder {
  readonly path: string;
  /** Adds a renderer with this source, and inline scripts. */
  addRenderer(source: string): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a built site in a temporary folder, next to a file that must never be served. */
export const makeSiteFolder = async (): Promise<SiteFolder> => {
  const parent = await mkdtemp(join(tmpdir(), 'starport-site-'));
  await writeFile(join(parent, 'outside.txt'), 'outside');
  for (const [name, content] of Object.entries(files)) {
    const file = join(parent, 'site', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const addRenderer = async (source: string): Promise<void> => {
    await mkdir(join(parent, 'renderer/inline'), { recursive: true });
    await writeFile(join(parent, 'renderer/render.cjs'), source);
    for (const [name, script] of Object.entries(inlineSources)) {
      await writeFile(join(parent, 'renderer/inline', `${name}.js`), script);
    }
    await writeFile(join(parent, 'site/.pages.json'), '{}');
  };
  return { path: join(parent, 'site'), addRenderer, remove: () => rm(parent, { recursive: true }) };
};
