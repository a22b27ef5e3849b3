import { documentAt, filesOf } from '../infrastructure/content/contentFiles';
import { blankPlaces } from './blankings';
import { EditedDocuments, renderedPage } from './renderedPage';
import {
  pathsIn,
  shownArticle,
  shownRelease,
  shownStory,
  tutorialsOfEachKind,
  type SitePath,
} from './sitePaths';

type Json = Parameters<typeof blankPlaces>[0];

/** The pages that each document is read for, by its id. */
const readers = new Map<string, SitePath[]>();

const findReaders = async (): Promise<void> => {
  for (const page of pathsIn('en-us')) {
    const documents = new EditedDocuments({});
    await renderedPage(page.path, { documents, ...(page.as && { as: page.as }) });
    for (const id of documents.read) readers.set(id, [...(readers.get(id) ?? []), page]);
  }
};

/** What is on every page is looked at on a visitor's page and on a player's. */
const pagesOf = (id: string): readonly SitePath[] => {
  const pages = readers.get(id) ?? [];
  const visitors = pages.filter(({ as }) => as === undefined).slice(0, 1);
  const players = pages.filter(({ as }) => as !== undefined).slice(0, 1);
  return pages.length > 3 ? [...visitors, ...players] : pages;
};

/** What an editor's empty field must not leave on a page. */
const leftovers: readonly (readonly [string, RegExp])[] = [
  // One that is announced when something is written into it begins empty.
  [
    'an empty element',
    /<(h[1-6]|a|button|li|p|dt|dd|figcaption|blockquote)(?:\s(?!role="(?:status|alert)")[^\s>]*)*>\s*<\/\1>/,
  ],
  ['a picture without a source', /<img(?![^>]*\ssrc="[^"]+")/],
  ['a word of the machine', />[^<]*(?:undefined|\bnull\b|NaN|\[object |Invalid Date)[^<]*</],
];

const problemOf = async (id: string, data: Record<string, unknown>, { path, as }: SitePath) => {
  try {
    const documents = new EditedDocuments({ [id]: data });
    const { html } = await renderedPage(path, { documents, ...(as && { as }) });
    if ((html.match(/<h1\b/g) ?? []).length !== 1) return 'not one h1';
    return leftovers
      .filter(([, pattern]) => pattern.test(html))
      .map(([name, pattern]) => `${name}: ${pattern.exec(html)?.[0] ?? ''}`)[0];
  } catch (error) {
    return String(error);
  }
};

/** All tutorials have the same fields, and so have all articles, stories of the launcher and releases. */
const isLikeAnother = (file: string): boolean =>
  (file.startsWith('tutorial/') && !tutorialsOfEachKind.some((slug) => file === `tutorial/${slug}.json`)) ||
  (file.startsWith('news_article/') && file !== `news_article/${shownArticle}.json`) ||
  (file.startsWith('launcher_news/') && file !== `launcher_news/${shownStory}.json`) ||
  (file.startsWith('launcher_release/') && file !== `launcher_release/${shownRelease}.json`);

const isLegalOrAround = (file: string): boolean => /^(alert|footer|legal_page|navigation)\//.test(file);

type Share = 'legal and around' | 'all else';

const documents = (share: Share): readonly string[] =>
  filesOf('en-us').filter(
    (file) => !isLikeAnother(file) && isLegalOrAround(file) === (share === 'legal and around'),
  );

/**
 * Blanks each field of documents of the content, one at a time, and draws the pages that read them. Two suites share the
 * documents, and so two cores: one takes the legal pages and what stands around every page, the other all else.
 */
export const blankFields = (share: Share): void => {
  beforeAll(findReaders);

  it.each(documents(share))(
    'CT-01 no page breaks, whatever field of %s is blank',
    async (file) => {
      const { id, data } = documentAt('en-us', file);
      const problems: string[] = [];
      for (const [place, blanked] of blankPlaces(data as Json)) {
        for (const page of pagesOf(id)) {
          const problem = await problemOf(id, blanked, page);
          if (problem !== undefined) problems.push(`${page.path} with ${place}: ${problem}`);
        }
      }
      expect(problems).toEqual([]);
    },
    240_000,
  );
};
