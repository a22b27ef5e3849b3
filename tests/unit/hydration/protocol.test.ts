import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as protocol from '#hydration/protocol';

const repository = resolve(__dirname, '../../..');

const definitions = ['src/hydration/protocol.ts', 'src/hydration/_protocol.scss'];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|scss|html)$/.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const files = ['src', 'server', 'scripts', 'bench'].flatMap(filesBelow).concat('webpack.config.ts');

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const camelCase = (attribute: string): string =>
  attribute.replace(/^data-/, '').replace(/-(.)/g, (_, initial: string) => initial.toUpperCase());

/** Matches a name as written in code, markup or a selector. */
const spellings = (name: string): RegExp => {
  if (name === protocol.rootId) return /(?:['"`]root['"`]|#root\b)/;
  const inDataset = name.startsWith('data-') ? `|dataset\\.${camelCase(name)}\\b` : '';
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])${inDataset}`);
};

it.each(Object.values(protocol))('%s appears literally only in the protocol files', (name) => {
  const spelling = spellings(name);
  expect(spelling.test(read('src/hydration/protocol.ts'))).toBe(true);
  const others = files.filter((file) => !definitions.includes(file) && spelling.test(read(file)));
  expect(others).toEqual([]);
});

it('styles use the same names as the protocol', () => {
  const values = [...read('src/hydration/_protocol.scss').matchAll(/^\$([\w-]+): '(.+)';$/gm)];
  expect(Object.fromEntries(values.map(([, name, value]) => [name, value]))).toEqual({
    root: `#${protocol.rootId}`,
    ready: `[${protocol.hydratedAttribute}]`,
    used: `[${protocol.interactedAttribute}]`,
    failed: `[${protocol.failedAttribute}]`,
    early: `[${protocol.earlyScriptAttribute}]`,
    'deferred-layout': `[${protocol.deferredLayoutAttribute}]`,
    'laid-out': `[${protocol.laidOutAttribute}]`,
    'motion-on': `[${protocol.motionAttribute}="on"]`,
    'motion-off': `[${protocol.motionAttribute}="off"]`,
  });
});
