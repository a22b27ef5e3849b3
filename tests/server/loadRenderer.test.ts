import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer } from './support/startWebServer';
import { stubRenderer } from './support/stubRenderer';

let folder: SiteFolder;

beforeEach(async () => {
  folder = await makeSiteFolder();
});

afterEach(() => folder.remove());

const start = () => startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: 'http://127.0.0.1:9' });

it('rejects an incompatible renderer at startup and lists the missing exports', async () => {
  await folder.addRenderer(stubRenderer.replace('loadFeed:', 'loadNews:').replace('listPages:', 'list:'));
  await expect(start()).rejects.toThrow(/render\.cjs .* has no listPages, loadFeed\. Build the site again/);
});

it('rejects a renderer without any exports at startup', async () => {
  await folder.addRenderer('exports.render = async () => undefined;');
  await expect(start()).rejects.toThrow(
    'has no builtPages, render, liveData, listPages, listContentPaths, loadCard, loadFeed, loadMaintenance, openPreview',
  );
});

it('rejects a site without inline scripts at startup', async () => {
  await folder.addRenderer(stubRenderer);
  const file = join(folder.path, '../renderer/inline/captureInput.js');
  await rm(file);
  await expect(start()).rejects.toThrow('captureInput.js. Build the site again with: npm run build');
});
