import webpack from 'webpack';
import { startLog } from '#server/logging/startLog';
import { exitWithError } from '#server/startup/exitWithError';
import { readShellPages } from '#server/pages/readShellPages';
import { openServices } from '#server/settings/services';
import { serve } from '#server/http/serve';
import { readSettings } from '#server/settings/settings';
import { shutDownGracefully } from '#server/http/shutDownGracefully';
import { siteConfiguration } from '../webpack.config';
import { banner } from './banner';
import { root } from './build/root';
import { builtPressKit } from './pressKit/builtPressKit';

const target = process.argv.includes('--demo') ? 'demo' : 'site';
const pressKit = await builtPressKit(root);
const compiler = webpack(siteConfiguration({ target, root, pressKit, development: true }));

/** Watches the sources. Resolves after the first successful build. */
const firstBuild = (): Promise<void> =>
  new Promise((done) => {
    compiler.watch({}, (error, stats) => {
      console.log(error ?? stats?.toString({ preset: 'errors-warnings', timings: true, colors: true }));
      if (stats && !stats.hasErrors()) done();
    });
  });

await startLog();
try {
  const settings = { ...readSettings(process.env, process.argv.slice(2)), folder: compiler.outputPath };
  const [{ services, sandbox }] = await Promise.all([openServices(settings), firstBuild()]);
  const site = await serve(settings, services, {
    pageOf: async (path) => (await readShellPages(settings.folder)).pageOf(path),
    shellOf: async (path) => (await readShellPages(settings.folder)).shellOf(path),
  });
  shutDownGracefully(site.close);
  console.log(banner(site.url, settings, sandbox));
} catch (error) {
  exitWithError(error);
}
