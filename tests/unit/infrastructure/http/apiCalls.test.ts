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

it('call names are unique across all adapters', () => {
  expect(new Set(names).size).toBe(names.length);
});

it.each(descriptions)('AP-01 apiCalls lists every call in $path', async ({ path }) => {
  const exported = Object.entries((await import(join(folder, path))) as Record<string, unknown>);
  const calls = exported.filter(([, value]) => typeof value === 'object' && value && 'method' in value);
  expect(apiCalls).toEqual(expect.arrayContaining(calls));
});

it('AP-01 only calls.ts files define API calls', () => {
  const elsewhere = files.filter(({ path, source }) => {
    const isDescription = basename(path) === 'calls.ts';
    return !isDescription && /\b(call|emailForm)\(/.test(source);
  });
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

it.each(adapters)('AP-01 $path sends only calls defined in calls.ts', ({ source }) => {
  const imported = /import \{([^}]*)\} from '\.\/calls'/.exec(source)?.[1] ?? '';
  expect(imported.split(',').some((name) => names.includes(name.trim()))).toBe(true);
  expect(source).not.toMatch(/import \{[^}]*\} from '[./]*(shared\/)?(ApiClient|AuthorizedApi)'/);
});

it.each(apiCalls)('AP-01 exactly one adapter sends %s', (name) => {
  const made = new RegExp(`\\.send\\(${name}\\b`);
  expect(adapters.filter(({ source }) => made.test(source))).toHaveLength(1);
});

it('AP-01 the pact never matches a response field by regex alone, which accepts null and numbers', () => {
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
