import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decisionIndex } from '#scripts/docs/decisionIndex';
import { featureList } from '#scripts/docs/featureList';
import { withLayerTable } from '#scripts/docs/layerTable';
import { withPurchaseDiagram } from '#scripts/docs/purchaseDiagram';
import { repositoryFiles } from '#scripts/test/repositoryFiles';

const documents = repositoryFiles('.').filter((file) => file.endsWith('.md'));

const folders = 'art|bench|content|contracts|docs|plop-templates|public|sandbox|scripts|server|src|tests';

/** Matches paths in backticks relative to the repository root, without placeholders or patterns. */
const namedPath = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g');

const relativeLink = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, path]) => path ?? []);

const withoutCodeBlocks = (text: string): string => text.replace(/^```.*?^```/gms, '');

it.each(documents)('%s links only to existing files', (document) => {
  const links = matches(withoutCodeBlocks(readFileSync(document, 'utf8')), relativeLink);
  expect(links.filter((link) => !existsSync(join(dirname(document), decodeURI(link))))).toEqual([]);
});

it.each(documents)('%s mentions only existing paths', (document) => {
  const paths = matches(readFileSync(document, 'utf8'), namedPath);
  // Modules may be referenced without their extension.
  const exists = (path: string) => ['', '.ts', '.tsx', '.cjs'].some((ending) => existsSync(path + ending));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

it('docs/features.md is up to date (update it with npm run docs)', () => {
  expect(readFileSync('docs/features.md', 'utf8')).toBe(featureList());
});

it('ARCHITECTURE.md lists the layers and has at most 900 words', () => {
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(architecture).toBe(withLayerTable(architecture));
  expect(architecture.match(/(?<!\S)\S*[a-z]\S*/gi)?.length).toBeLessThanOrEqual(900);
});

it('docs/purchases.md draws the state changes that the transitions allow', () => {
  const purchases = readFileSync('docs/purchases.md', 'utf8');
  expect(purchases).toBe(withPurchaseDiagram(purchases));
});

it('docs/decisions/README.md is up to date (update it with npm run docs)', () => {
  expect(readFileSync('docs/decisions/README.md', 'utf8')).toBe(decisionIndex());
});

it('every decision cited in the code has a record', () => {
  const sources = repositoryFiles('.').filter((file) =>
    /^(src|server|sandbox|contracts|tests)\/.*\.tsx?$/.test(file),
  );
  const cited = sources.flatMap((file) => readFileSync(file, 'utf8').match(/\bD-\d\d\b/g) ?? []);
  const index = decisionIndex();
  expect(cited.filter((id) => !index.includes(`[${id}]`))).toEqual([]);
});
