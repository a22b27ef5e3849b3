import { FindArticle, type ArticleDetails } from '#application/news/FindArticle';
import { plainText } from '#domain/content/RichText';
import { articlePath, socialCardPath } from '#domain/news/newsPaths';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Lookup } from '../content/Lookup';
import { pathsInLanguages } from '../content/pathsInLanguages';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { categoryText } from './categoryText';

/** Maximum number of characters in the description for search results. */
const maxDescriptionLength = 160;

/** An article with links to the previous and next articles (NE-03). */
@presenter
export class ArticlePresenter implements PageLifecycle {
  constructor(
    private readonly findArticle: FindArticle,
    readonly lookup: Lookup<ArticleDetails>,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(() => this.findArticle.execute(params.uid ?? '', locale));
  }

  /** The article's title, or a default title if an editor left it empty. */
  get title(): string {
    const t = this.translations.translatorFor('news');
    const { state } = this.lookup;
    if (state.kind === 'found') return state.found.article.title || t('untitled');
    return state.kind === 'missing' ? t('missing.title') : t('title');
  }

  get head(): PageHead {
    const { state } = this.lookup;
    if (state.kind !== 'found') return { title: this.title, isMissing: state.kind === 'missing' };
    const { found } = state;
    const { locale } = this.translations;
    const { meta, lead, body, author, picture } = found.article;
    const [first] = body.flatMap((part) => (part.slice === 'articleText' ? [plainText(part.text)] : []));
    const { published, category } = found.card;
    return {
      title: meta.title || this.title,
      description: meta.description || lead || truncate(first ?? ''),
      translations: pathsInLanguages(
        { locale, uid: found.slug, translations: found.translations },
        articlePath,
      ),
      article: {
        ...(published && { published: published.toISOString() }),
        ...(found.changed !== null && { changed: found.changed }),
        ...(author !== '' && { author }),
        ...(category && { section: categoryText(category, this.translations) }),
        ...(picture && isPictureAvailable(picture.url) && { picture: pictureFile(picture.url).fallback }),
        card: socialCardPath(found.slug, locale),
      },
    };
  }
}

const truncate = (text: string): string =>
  text.length > maxDescriptionLength
    ? `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`
    : text;
