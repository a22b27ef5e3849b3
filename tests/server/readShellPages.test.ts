import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inlineScript } from '#server/pages/inlineScripts';
import { readShellPages } from '#server/pages/readShellPages';
import { call } from './support/call';
import { inlineSources, makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer } from './support/stubRenderer';

let folder: SiteFolder;

beforeAll(async () => {
  folder = await makeSiteFolder();
});

afterAll(() => folder.remove());

/** Reads the shell of the real template. */
const readRealShell = async () => {
  const template = await readFile(resolve(__dirname, '../../src/index.html'), 'utf8');
  const file = join(folder.path, 'index.html');
  const before = await readFile(file, 'utf8');
  await writeFile(file, template);
  const shell = await readShellPages(folder.path, '<script>watch()</script>');
  await writeFile(file, before);
  return shell;
};

it.each([
  ['/activate/key', ['en'], 'The page didn’t load completely.', 'Loading the page'],
  ['/fr/activer/key', ['fr'], 'La page ne s’est pas chargée entièrement.', 'Chargement de la page'],
  ['/de/aktivieren/key', ['de'], 'Die Seite wurde nicht vollständig geladen.', 'Seite wird geladen'],
])(
  'SH-01 the empty page of %s shows in its own language that it is loading or that a script failed',
  async (path, languages, reported, loading) => {
    const html = (await readRealShell()).shellOf(path).bodies.identity.toString();
    expect(html).toContain(reported);
    expect([...html.matchAll(/role="status">([^<]+)/g)].map(([, text]) => text)).toEqual([loading]);
    expect(html).toMatch(/<header[^]*<main [^>]*aria-busy="true"/);
    expect(new Set([...html.matchAll(/<p lang="(..)">/g)].map(([, language]) => language))).toEqual(
      new Set(languages),
    );
    expect(html).toContain('</title><script>watch()</script>');
  },
);

it.each([
  ['/', 'The page didn’t load completely.', 'Reload the page'],
  ['/fr', 'La page ne s’est pas chargée entièrement.', 'Recharger la page'],
  ['/de', 'Die Seite wurde nicht vollständig geladen.', 'Seite neu laden'],
])(
  'SH-01 the unavailable page %s offers a reload without JavaScript, and otherwise is the empty shell',
  async (path, text, link) => {
    const { status, bodies } = (await readRealShell()).unavailableOf(path);
    expect(status).toBe(503);
    const html = bodies.identity.toString();
    const [withoutScripts = ''] = /<noscript>.*?<\/noscript>/s.exec(html) ?? [];
    expect(withoutScripts).not.toContain('hidden');
    expect(withoutScripts.match(/<p[^]*?<\/p>/g)).toEqual([
      expect.stringContaining(`${text} <a href="">${link}</a>`),
    ]);
    expect(html.replace(withoutScripts, '')).toMatch(/aria-busy="true"[^]*<section [^>]* hidden>/);
  },
);

it('the web server serves the shell page with the failure-detection script, allowed by the CSP', async () => {
  await folder.addRenderer(stubRenderer);
  const backEnd = await startBackEnd(new StubContent());
  const host = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: backEnd.origin });
  const answer = await call(host.origin, '/activate/key', { headers: { accept: 'text/html' } });
  await host.stop();
  await backEnd.close();
  expect(answer.text).toContain(`<script>${inlineSources.watchScripts}</script>`);
  expect(answer.headers['content-security-policy']).toContain(inlineScript(inlineSources.watchScripts).hash);
});
