import { routeAt } from '#domain/navigation/pagePaths';
import { categoryOfSlug } from '#domain/news/categories';
import { allCategories } from '#domain/news/newsPaths';
import { stepCount, parseStep } from '#domain/news/steps';
import { LauncherReleases } from '../launcher/LauncherReleases';
import { LauncherStories } from '../launcher/LauncherStories';
import { Articles } from '../news/Articles';
import { FindArticle } from '../news/FindArticle';
import { useCase } from '../useCase';

/**
 * Checks whether the content contains the page at a path, for `isLookedUp` routes. Each call sends at most two
 * requests to the content service.
 */
@useCase
export class LookUpPath {
  constructor(
    private readonly articles: Articles,
    private readonly findArticle: FindArticle,
    private readonly launcherStories: LauncherStories,
    private readonly launcherReleases: LauncherReleases,
  ) {}

  /** Returns undefined if the content service did not respond. */
  async execute(path: string): Promise<boolean | undefined> {
    const { route, locale, params } = routeAt(path);
    switch (route.id) {
      case 'newsItem':
      case 'pressRelease': {
        const kind = route.id === 'newsItem' ? 'news' : 'release';
        const found = await this.findArticle.has(params.uid ?? '', locale, kind);
        return found.ok ? found.value : undefined;
      }
      case 'launcherNewsItem': {
        const found = await this.launcherStories.has(params.uid ?? '', locale);
        return found.ok ? found.value : undefined;
      }
      case 'launcherPatch': {
        const found = await this.launcherReleases.has(params.uid ?? '', locale);
        return found.ok ? found.value : undefined;
      }
      case 'newsPage':
      case 'newsCategory':
      case 'newsCategoryPage': {
        const { category: slug = allCategories, page } = params;
        const category = categoryOfSlug(slug);
        const step = parseStep(page) ?? (route.id === 'newsCategory' ? 1 : 0);
        const isAll = slug === allCategories && route.id !== 'newsCategory';
        if (step === 0 || (!category && !isAll)) return false;
        if (step === 1) return true;
        const found = await this.articles.listNews(locale, { from: 0, to: 1, category });
        if (!found.ok) return undefined;
        return step <= stepCount(route.id === 'newsPage' ? 'news' : 'archive', found.value.total);
      }
      default:
        return false;
    }
  }
}
