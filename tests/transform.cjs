const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
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

const hashOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * ts-jest with one cache for all projects. Jest has a separate cache for each project, although most of them compile
 * the same sources. The cache has one file per source, so that it does not grow with every change.
 */
module.exports = {
  createTransformer(options) {
    let compiler;
    // Load the compiler lazily: it takes a second, and processes that find everything in the cache do not need it.
    const compile = (...source) => {
      compiler ??= require('ts-jest').default.createTransformer(options);
      return compiler.process(...source).code;
    };
    const settings = JSON.stringify([compilerVersion, tsJestVersion, options]);
    const keyOf = (source, path, { instrument }) => hashOf(settings, path, instrument, source);
    mkdirSync(folder, { recursive: true });
    return {
      getCacheKey: keyOf,
      process(source, path, jestOptions) {
        const file = join(folder, `${hashOf(path, jestOptions.instrument)}.js`);
        const key = `// ${keyOf(source, path, jestOptions)}\n`;
        const cached = read(file);
        if (cached?.startsWith(key)) return { code: cached.slice(key.length) };
        const code = compile(source, path, jestOptions);
        // Write and rename, because other processes read the same cache.
        const unfinished = `${file}.${process.pid}`;
        writeFileSync(unfinished, key + code);
        renameSync(unfinished, file);
        return { code };
      },
    };
  },
};
