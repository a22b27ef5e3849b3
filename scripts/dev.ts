import webpack from 'webpack';
import { startSite } from '#server/http/startSite';
import { startLog } from '#server/logging/startLog';
import { readShellPages } from '#server/pages/readShellPages';
import { readSettings } from '#server/settings/settings';
import { exitWithError } from '#server/startup/exitWithError';
import { siteConfiguration } from '../webpack.config';
import { banner } from './banner';
import { root } from './build/root';
import { builtPressKit } from './pressKit/builtPressKit';

/** Watches the sources. Resolves after the first successful build. */
const firstBuild = (compiler: webpack.Compiler): Promise<void> =>
  new Promise((done) => {
    compiler.watch({}, (error, stats) => {
      console.log(error ?? stats?.toString({ preset: 'errors-warnings', timings: true, colors: true }));
      if (stats && !stats.hasErrors()) done();
    });
  });

await startLog();
try {
  const read = readSettings();
  const target = read.demo ? 'demo' : 'site';
  const pressKit = await builtPressKit(root);
  const compiler = webpack(siteConfiguration({ target, root, pressKit, development: true }));
  const settings = { ...read, folder: compiler.outputPath };
  const { url, sandbox } = await startSite(settings, {
    build: () => firstBuild(compiler),
    pages: {
      pageOf: async (path) => (await readShellPages(settings.folder)).pageOf(path),
      shellOf: async (path) => (await readShellPages(settings.folder)).shellOf(path),
    },
  });
  console.log(banner(url, settings, sandbox));
} catch (error) {
  exitWithError(error);
}
