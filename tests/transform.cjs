const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { default: tsJest } = require('ts-jest');
const { version: compilerVersion } = require('typescript/package.json');
const { version: tsJestVersion } = require('ts-jest/package.json');

const folder = resolve(__dirname, '../.cache/jest');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** ts-jest with one cache for all projects. Jest keeps one for each project, and most of them compile the same sources. */
module.exports = {
  createTransformer(options) {
    const compiler = tsJest.createTransformer(options);
    const settings = JSON.stringify([compilerVersion, tsJestVersion, options]);
    const keyOf = (source, path, { instrument }) =>
      createHash('sha256')
        .update(JSON.stringify([settings, path, instrument, source]))
        .digest('hex');
    mkdirSync(folder, { recursive: true });
    return {
      getCacheKey: keyOf,
      process(source, path, jestOptions) {
        const file = join(folder, `${keyOf(source, path, jestOptions)}.js`);
        const kept = read(file);
        if (kept !== undefined) return { code: kept };
        const { code } = compiler.process(source, path, jestOptions);
        // Other processes read the same cache.
        const unfinished = `${file}.${process.pid}`;
        writeFileSync(unfinished, code);
        renameSync(unfinished, file);
        return { code };
      },
    };
  },
};
