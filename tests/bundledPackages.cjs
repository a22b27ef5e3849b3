const { createHash } = require('node:crypto');
const { existsSync, readFileSync, renameSync } = require('node:fs');
const { resolve } = require('node:path');
const { buildSync } = require('esbuild');

const root = resolve(__dirname, '..');

/** Exports of each package that the tests use. */
const contents = {
  inversify: "export * from 'inversify'",
  'class-validator': "export * from 'class-validator'",
  '@pact-foundation/pact': `
    export { PactV4 } from '@pact-foundation/pact/src/v4';
    export * as MatchersV3 from '@pact-foundation/pact/src/v3/matchers';`,
  'unpdf/pdfjs': "export { getDocument, OPS } from 'unpdf/pdfjs'",
};

/** Packages that other packages share, and packages that load files from their own folder. */
const external = ['reflect-metadata', 'axios', '@pact-foundation/pact-core'];

/** Hash of everything that a bundle depends on. */
const fingerprint = createHash('sha256')
  .update(readFileSync(resolve(root, 'package-lock.json')))
  .update(readFileSync(__filename))
  .digest('hex')
  .slice(0, 12);

const bundleOf = (name) => {
  const file = resolve(root, '.cache/bundles', `${name.replace('/', '-')}-${fingerprint}.cjs`);
  if (existsSync(file)) return file;
  // Another process may be writing the same bundle.
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
 * For `moduleNameMapper`: bundles packages that consist of hundreds of modules into one file each.
 * Jest would otherwise load all of those modules again for each test file.
 */
module.exports = Object.fromEntries(Object.keys(contents).map((name) => [`^${name}$`, bundleOf(name)]));
