import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatedFiles } from '#scripts/texts/generatedFiles';
import { textProblems } from '#scripts/texts/textProblems';
import { locales } from '#domain/language/Locale';

const root = mkdtempSync(join(tmpdir(), 'texts-'));

const write = (file: string, source: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
};

const writeTexts = (locale: string, texts: Readonly<Record<string, string>>): void => {
  const entries = Object.entries(texts).map(([key, text]) => ({ key, text }));
  write(`content/${locale}/texts/shell.json`, JSON.stringify({ uid: 'shell', data: { entries } }));
};

const generate = (): void => {
  for (const [file, source] of generatedFiles(root)) write(file, source);
};

const types = readFileSync('src/ui/content/texts.ts', 'utf8').replace(
  /import type \{ errorNamespace.*\n/,
  '',
);

const view = `
import type { Translate } from './texts';
declare const t: Translate<'shell'>;
declare const tone: 'calm' | 'loud';
export const shown = [t('title'), t(\`tone.\${tone}\`), t('days', { count: 2 })];
`;

const texts = { title: 'A', 'tone.calm': 'B', 'tone.loud': 'C', days_one: 'D', days_other: '{{count}}' };

beforeEach(() => {
  const paths = { '#content/*': ['./content/*'] };
  const options = {
    paths,
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    lib: ['ES2022'],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['src', 'content'] }));
  write('package.json', '{}');
  write('src/ui/content/texts.ts', types.replace('[errorNamespace]', 'errors'));
  write('src/ui/content/View.ts', view);
  for (const locale of locales) writeTexts(locale, texts);
  generate();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('reports no problems when every text is used and translated', () => {
  expect(textProblems(root)).toEqual([]);
});

it('reports unused texts, except texts whose key is built from a union', () => {
  for (const locale of locales) writeTexts(locale, { ...texts, 'tone.silent': 'E' });
  generate();
  expect(textProblems(root)).toEqual([
    'No source uses the text tone.silent of content/*/texts/shell.json: remove it in all languages and run `npm run texts`.',
  ]);
});

it('reports texts that are missing from a language or exist only there', () => {
  const { title, ...others } = texts;
  writeTexts('fr-fr', { ...others, titre: title });
  expect(textProblems(root)).toEqual([
    'content/fr-fr/texts/shell.json lacks the text title: translate it from content/en-us.',
    'English lacks the text titre of content/fr-fr/texts/shell.json: add it to content/en-us, or remove it.',
  ]);
});

it('reports generated files that are stale or obsolete', () => {
  for (const locale of locales) writeTexts(locale, { ...texts, title: 'About {{name}}' });
  cpSync(join(root, 'content/generated/texts.ts'), join(root, 'content/generated/old.ts'));
  expect(textProblems(root)).toEqual([
    'content/generated/texts.ts is stale: run `npm run texts`.',
    'content/generated/old.ts is stale: run `npm run texts`.',
  ]);
});
