import { defaultLocale, locales, type Locale } from '#domain/language/Locale';
import { routes, type Section } from '#domain/navigation/routes';
import type { Changes } from './Changes';
import { camel, kebab, pascal, sentence } from './names';
import { addTexts, localize } from './texts';

/** The developer's answers that describe a page with a content document. */
export interface PageAnswers {
  /** Route id, such as `partners`. */
  readonly id: string;
  /** Folder in src/ui for the page's view. */
  readonly folder: string;
  readonly requirement: string;
  /** Section of the page. Only for pages that are not yet in the route table. */
  readonly section: Section;
  /** Paths without language prefixes. Only for pages that are not in the route table. */
  readonly paths: readonly string[];
}

interface Names extends PageAnswers {
  readonly view: string;
  readonly page: string;
  /** Type of the content document. */
  readonly type: string;
}

const isRoute = (id: string): boolean => routes.some((route) => route.id === camel(id));

const model = ({ page, type }: Names): string => `
import type { ContentOf } from '../model/Field';
import { model, richText, text } from '../model/fields';
import { meta } from './metaFields';

export const ${page} = model('${type}', { meta, title: text(), body: richText('page') });

export type ${pascal(page)} = ContentOf<typeof ${page}>;
`;

const view = ({ id, page, view, requirement }: Names): string => `
import { ${page}, type ${pascal(page)} } from '#domain/content/models/${page}';
import { contentPage } from '../content/contentPage';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { Heading } from '../kit/layout/Heading';
import { PageBody } from '../kit/layout/PageBody';
import { usePresenter } from '../usePresenter';

/** Title and text of the document (${requirement}). */
export const ${view} = ({ content: { title, body } }: { readonly content: ${pascal(page)} }) => {
  const translations = usePresenter(Translations);

  return (
    <PageBody gap={4}>
      <Heading level={1}>{title || translations.titleOf('${id}')}</Heading>
      <RichText blocks={body} />
    </PageBody>
  );
};

const page = contentPage({ model: ${page}, View: ${view} });

export const pages = { ${id}: page };
`;

const document = ({ id, type }: Names, locale: Locale): string => {
  const day = '2026-11-22T09:00:00+0000';
  return JSON.stringify({
    id: `${type}-${locale}`,
    uid: null,
    type,
    lang: locale,
    tags: [],
    first_publication_date: day,
    last_publication_date: day,
    data: {
      meta_title: localize(sentence(id), locale),
      meta_description: localize(`Summary of the page in one sentence.`, locale),
      title: localize(sentence(id), locale),
      body: [{ type: 'paragraph', text: localize('The text of the page.', locale), spans: [] }],
    },
  });
};

const addRoute = (changes: Changes, { id, section, paths }: Names): void => {
  const folder = 'src/domain/navigation';
  const texts = paths.map((path) => `'${path}'`).join(', ');
  changes.insertBefore(`${folder}/paths.ts`, '  siteMap: [', `  ${id}: [${texts}],\n`);
  changes.insertBefore(
    `${folder}/routes.ts`,
    "  page('siteMap'",
    `  page('${id}', '${section}', 'public'),\n`,
  );
};

/** Adds the page and its documents to the feature that owns its folder. */
const addToFeature = (changes: Changes, { id, folder, type, paths }: Names): void => {
  const file = 'scripts/test/features.ts';
  const path = paths[0] ?? routes.find((route) => route.id === id)?.paths[defaultLocale] ?? '';
  const entry = new RegExp(`^  '?${folder}'?: \\{(.*\\},|[^]*?^  \\},)$`, 'm');
  const add = (source: string, key: string, item: string): string =>
    source.includes(`${key}: [`)
      ? source.replace(`${key}: [`, `${key}: ['${item}', `)
      : source.replace('{', `{ ${key}: ['${item}'],`);
  changes.edit(file, (source) =>
    entry.test(source)
      ? source.replace(entry, (feature) => add(add(feature, 'pages', path), 'documents', type))
      : source.replace(
          /^ {2}'web server': \{/m,
          (next) => `  '${folder}': { documents: ['${type}'], pages: ['${path}'] },\n${next}`,
        ),
  );
};

/**
 * Adds a page with a model, view, route and title, and a document in each language. The tests of all pages cover it.
 */
export const addPage = (changes: Changes, answers: PageAnswers): void => {
  const id = camel(answers.id);
  const names: Names = {
    ...answers,
    id,
    view: `${pascal(id)}View`,
    page: `${id}Page`,
    type: `${kebab(id).replaceAll('-', '_')}_page`,
  };
  const { folder, type, page } = names;
  if (!isRoute(id)) addRoute(changes, names);
  changes.add(`src/domain/content/models/${page}.ts`, model(names));
  changes.add(`src/ui/${folder}/${names.view}.tsx`, view(names));
  changes.insertBefore(
    'src/ui/app/sitePages.ts',
    '};\n\nconst pageOf',
    `  ${id}: () => import(/* webpackChunkName: "page-${id}" */ '../${folder}/${names.view}'),\n`,
  );
  for (const locale of locales)
    changes.add(`content/${locale}/${type}/${type}.json`, document(names, locale));
  addToFeature(changes, names);
  addTexts(changes, 'app', { [`title.${id}`]: sentence(id) });
};
