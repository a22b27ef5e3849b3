const { createHash } = require('node:crypto');
const { existsSync, readFileSync, renameSync } = require('node:fs');
const { resolve } = require('node:path');
const { buildSync } = require('esbuild');

const root = resolve(__dirname, '..');

/** What tests use of each package. */
const contents = {
  inversify: "export * from 'inversify'",
  'class-validator': "export * from 'class-validator'",
  '@pact-foundation/pact': `
    export { PactV4 } from '@pact-foundation/pact/src/v4';
    export * as MatchersV3 from '@pact-foundation/pact/src/v3/matchers';`,
};

/** What others share, or what loads files of its own folder. */
const external = ['reflect-metadata', 'axios', '@pact-foundation/pact-core'];

/** Of everything that a bundle depends on. */
const fingerprint = createHash('sha256')
  .update(readFileSync(resolve(root, 'package-lock.json')))
  .update(readFileSync(__filename))
  .digest('hex')
  .slice(0, 12);

const bundleOf = (name) => {
  const file = resolve(root, '.cache/bundles', `${name.replace('/', '-')}-${fingerprint}.cjs`);
  if (existsSync(file)) return file;
  // Another process may be making it as well.
  const unfinished = `${file}.${process.pid}`;
  buildSync({
    absWorkingDir: root,
    stdin: { contents: contents[name], resolveDir: root },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external,
    outfile: unfinished,
  });
  renameSync(unfinished, file);
  return file;
};

/**
 * For moduleNameMapper: packages made of hundreds of modules, each bundled into one. Jest would load all of them again for
 * each test file.
 */
module.exports = Object.fromEntries(Object.keys(contents).map((name) => [`^${name}$`, bundleOf(name)]));
