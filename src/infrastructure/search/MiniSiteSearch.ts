import { injectable } from 'inversify';
import { Content } from '#application/content/Content';
import { SiteLinks } from '#application/navigation/SiteLinks';
import { SiteSearch, type SearchIndex, type SearchScope } from '#application/search/SiteSearch';
import { CodeLoader } from '#application/shared/CodeLoader';
import { plainText } from '#domain/content/RichText';
import { helpPage } from '#domain/content/models/helpPage';
import { tutorial } from '#domain/content/models/tutorial';
import { tutorialCategory } from '#domain/content/models/tutorialCategory';
import { helpPath } from '#domain/help/helpPath';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { tutorialTitle } from '#domain/tutorials/Tutorials';
import type { SearchEntry } from './createSearchIndex';

/** Builds the index in the browser from the current documents, so that the index is never outdated. */
@injectable()
export class MiniSiteSearch extends SiteSearch {
  constructor(
    private readonly content: Content,
    private readonly links: SiteLinks,
    private readonly code: CodeLoader,
  ) {
    super();
  }

  async open(scope: SearchScope, locale: Locale): Promise<SearchIndex | undefined> {
    try {
      const [code, tutorials, help] = await Promise.all([
        this.code.load(() => import(/* webpackChunkName: "search" */ './createSearchIndex')),
        this.tutorials(locale),
        scope === 'site' ? this.help(locale) : [],
      ]);
      if (!code.ok || tutorials.length === 0) return undefined;
      return code.value.createSearchIndex([...help, ...tutorials], locale);
    } catch {
      // The content failed to load.
      return undefined;
    }
  }

  private async tutorials(locale: Locale): Promise<readonly SearchEntry[]> {
    const [tutorials, categories] = await Promise.all([
      this.content.findAll(tutorial, { locale, pageSize: 100 }),
      this.content.findAll(tutorialCategory, { locale, pageSize: 100 }),
    ]);
    return tutorials.flatMap(({ uid, content }) => {
      const category = categories.find((candidate) => candidate.uid === content.categoryId);
      if (!uid) return [];
      return {
        path: pathOf('tutorial', locale, { slug: uid }),
        title: tutorialTitle(content.title, uid),
        note: category?.content.title ?? '',
        searchWords: content.searchWords,
        description: content.description,
        text: plainText(content.content),
      };
    });
  }

  private async help(locale: Locale): Promise<readonly SearchEntry[]> {
    const { content } = await this.content.findOne(helpPage, { locale });
    const { faq, pages } = content;
    return [
      ...faq.questions.map(({ question, answer, anchor, searchWords }) => ({
        path: helpPath(anchor, locale),
        title: question,
        note: faq.title,
        searchWords,
        description: '',
        text: plainText(answer),
      })),
      ...pages.flatMap((page) => {
        const link = this.links.resolvePage(page, locale);
        if (!link) return [];
        return {
          path: link.href,
          title: link.label,
          note: page.text,
          searchWords: page.searchWords,
          description: '',
          text: '',
        };
      }),
    ];
  }
}
