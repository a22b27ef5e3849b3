import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { modelsIn } from '#scripts/content/prismicModels';
import { documentAt, filesOf } from '../infrastructure/content/contentFiles';
import { distinctBlanks, withBlanks, type Blank, type Json } from './blankCases';
import { EditedDocuments, renderPage } from './renderPage';
import { flushPromises } from './flushPromises';
import {
  pathsIn,
  sampleArticle,
  sampleRelease,
  sampleStory,
  tutorialsOfEachKind,
  type SitePath,
} from './sitePaths';

/** A blank field of a document. */
interface Edit {
  readonly id: string;
  readonly blank: Blank;
}

/** Lists of fields that are blanked in the same rendering. */
type Rounds = readonly (readonly Edit[])[];

/** Whether another file represents this one: documents of such a type all have the same fields. */
const isLikeAnother = (file: string): boolean =>
  (file.startsWith('tutorial/') && !tutorialsOfEachKind.some((slug) => file === `tutorial/${slug}.json`)) ||
  (file.startsWith('news_article/') && file !== `news_article/${sampleArticle}.json`) ||
  (file.startsWith('launcher_news/') && file !== `launcher_news/${sampleStory}.json`) ||
  (file.startsWith('launcher_release/') && file !== `launcher_release/${sampleRelease}.json`);

const documents = new Map(
  filesOf('en-us')
    .filter((file) => !isLikeAnother(file))
    .map((file) => documentAt('en-us', file))
    .map((document) => [document.id, document]),
);

const dataOf = (id: string): Json => (documents.get(id)?.data ?? {}) as Json;

const modelFolder = join(__dirname, '../../../src/domain/content/models');
const modules = readdirSync(modelFolder).map((file): object => jest.requireActual(join(modelFolder, file)));
const models = new Map(modelsIn(modules).map((model) => [model.type, model]));

const editsOf = (id: string, chosen: readonly Blank[]): readonly Edit[] => {
  const model = models.get(documents.get(id)?.type ?? '');
  if (!model) throw new Error(`No model describes ${id}`);
  return distinctBlanks(model, dataOf(id), chosen).map((blank) => ({ id, blank }));
};

/** Path of the list item (such as a slice) that contains the field. Undefined for fields outside of lists. */
const sectionOf = ({ blank: { path } }: Edit): string | undefined =>
  /^\d+$/.test(path[1] ?? '') ? path.slice(0, 2).join('.') : undefined;

/** Takes one item of each list per round. Lists start one round apart, so that similar fields do not coincide. */
const stagger = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] => {
  const rounds: T[][] = [];
  lists
    .filter((list) => list.length > 0)
    .forEach((list, start) => {
      list.forEach((item, index) => (rounds[start + index] ??= []).push(item));
    });
  return rounds;
};

/** Blanks one field per section at a time, because sections are independent. Other fields are blanked alone. */
const roundsOf = (edits: readonly Edit[]): Rounds => {
  const sections = new Map<string | undefined, Edit[]>();
  for (const edit of edits) {
    const section = sectionOf(edit);
    sections.set(section, [...(sections.get(section) ?? []), edit]);
  }
  const alone = sections.get(undefined) ?? [];
  sections.delete(undefined);
  return [...alone.map((edit) => [edit]), ...stagger([...sections.values()])];
};

/** Documents that each page reads. */
const readings = new Map<SitePath, EditedDocuments['requestedIds']>();
const pages = pathsIn('en-us');

const findReadings = async (): Promise<void> => {
  for (const page of pages) {
    const edited = new EditedDocuments({});
    await renderPage(page.path, { documents: edited, ...(page.as && { as: page.as }) });
    readings.set(page, edited.requestedIds);
  }
};

/** If there are many pages, returns only the first for guests and the first for players. */
const sampleReaders = (readers: readonly SitePath[]): readonly SitePath[] => {
  const visitors = readers.filter(({ as }) => as === undefined).slice(0, 1);
  const players = readers.filter(({ as }) => as !== undefined).slice(0, 1);
  return readers.length > 3 ? [...visitors, ...players] : readers;
};

/** Pages on which a document is tested: a few that show it completely and a few that list it. */
const pagesOf = (id: string): ReadonlySet<SitePath> => {
  const readers = (extent: 'whole' | 'part') => pages.filter((page) => readings.get(page)?.[extent].has(id));
  return new Set([...sampleReaders(readers('whole')), ...sampleReaders(readers('part'))]);
};

/** Patterns that an empty field must not produce on a page. */
const leftovers: readonly (readonly [string, RegExp])[] = [
  // Live regions start out empty.
  [
    'an empty element',
    /<(h[1-6]|a|button|li|p|dt|dd|figcaption|blockquote)(?:\s(?!role="(?:status|alert)")[^\s>]*)*>\s*<\/\1>/,
  ],
  ['a picture without a source', /<img(?![^>]*\ssrc="[^"]+")/],
  ['a word of the machine', />[^<]*(?:undefined|\bnull\b|NaN|\[object |Invalid Date)[^<]*</],
];

const problemOf = async ({ path, as }: SitePath, edits: readonly Edit[]): Promise<string | undefined> => {
  const edited = (id: string) => edits.filter((edit) => edit.id === id).map(({ blank }) => blank);
  const data = edits.map(({ id }) => [id, withBlanks(dataOf(id), edited(id))] as const);
  // Weak references are only cleared between jobs: without a break, rendered pages would never be freed.
  await flushPromises();
  try {
    const documents = new EditedDocuments(Object.fromEntries(data));
    const { html } = await renderPage(path, { documents, ...(as && { as }) });
    if ((html.match(/<h1\b/g) ?? []).length !== 1) return 'not one h1';
    return leftovers
      .filter(([, pattern]) => pattern.test(html))
      .map(([name, pattern]) => `${name}: ${pattern.exec(html)?.[0] ?? ''}`)[0];
  } catch (error) {
    return String(error);
  }
};

/** Problems with the fields that cause them: single fields, unless only a combination causes the problem. */
const problemsOf = async (page: SitePath, edits: readonly Edit[]): Promise<readonly string[]> => {
  const problem = await problemOf(page, edits);
  if (problem === undefined) return [];
  const alone: string[] = [];
  if (edits.length > 1) for (const edit of edits) alone.push(...(await problemsOf(page, [edit])));
  const fields = edits.map(({ id, blank }) => `${blank.name} in ${id}`).join(', ');
  return alone.length > 0 ? alone : [`${fields}: ${problem}`];
};

type Scope = 'one field of each section at a time' | 'each field alone';

/** Blanks the fields of the documents that each page reads and renders the page. */
export const testBlankFields = (scope: Scope, choose: (data: Json) => readonly Blank[]): void => {
  const edits = new Map<SitePath, (readonly Edit[])[]>();

  beforeAll(async () => {
    await findReadings();
    for (const id of documents.keys()) {
      const ofDocument = editsOf(id, choose(dataOf(id)));
      for (const page of pagesOf(id)) edits.set(page, [...(edits.get(page) ?? []), ofDocument]);
    }
  });

  it.each(pages)(
    'CT-01 $path renders when any field of its documents is blank',
    async (page) => {
      const ofPage = edits.get(page) ?? [];
      const rounds =
        scope === 'each field alone'
          ? ofPage.flat().map((edit) => [edit])
          : stagger(ofPage.map(roundsOf)).map((round) => round.flat());
      const problems: string[] = [];
      for (const round of rounds) problems.push(...(await problemsOf(page, round)));
      expect(problems).toEqual([]);
    },
    240_000,
  );
};
