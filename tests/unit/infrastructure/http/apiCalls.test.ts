import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pact from '#contracts/pacts/starport-site-starport-api.json';
import { apiCalls } from '#infrastructure/http/apiCalls';

const folder = join(__dirname, '../../../../src/infrastructure/http');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));
const adapters = files.filter(({ path }) => basename(path).startsWith('Http'));
const descriptions = files.filter(({ path }) => basename(path) === 'calls.ts');
const names = apiCalls.map(([name]) => name);

it('a name describes one call', () => {
  expect(new Set(names).size).toBe(names.length);
});

it.each(descriptions)('AP-01 every call of $path is in the table of calls', async ({ path }) => {
  const exported = Object.entries((await import(join(folder, path))) as Record<string, unknown>);
  const calls = exported.filter(([, value]) => typeof value === 'object' && value && 'method' in value);
  expect(apiCalls).toEqual(expect.arrayContaining(calls));
});

it('AP-01 a call is described in a file calls.ts and nowhere else', () => {
  const elsewhere = files.filter(({ path, source }) => {
    const isDescription = basename(path) === 'calls.ts';
    return !isDescription && /\b(call|emailForm)\(/.test(source);
  });
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

it.each(adapters)('AP-01 $path makes described calls only', ({ source }) => {
  const imported = /import \{([^}]*)\} from '\.\/calls'/.exec(source)?.[1] ?? '';
  expect(imported.split(',').some((name) => names.includes(name.trim()))).toBe(true);
  expect(source).not.toMatch(/import \{[^}]*\} from '[./]*(shared\/)?(ApiClient|AuthorizedApi)'/);
});

it.each(apiCalls)('AP-01 %s is made by an adapter', (name) => {
  const made = new RegExp(`\\.send\\(${name}\\b`);
  expect(adapters.filter(({ source }) => made.test(source))).toHaveLength(1);
});

it('AP-01 no response of the pact is matched by a regular expression alone, as null and numbers pass it', () => {
  const loose = pact.interactions.flatMap(({ description, response }) => {
    const body = (
      response as { matchingRules?: { body?: Record<string, { matchers: { match: string }[] }> } }
    ).matchingRules?.body;
    return Object.entries(body ?? {})
      .filter(([, { matchers }]) => matchers.every(({ match }) => match === 'regex'))
      .map(([path]) => `${description}: ${path}`);
  });
  expect(loose).toEqual([]);
});
