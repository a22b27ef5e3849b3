import { FindArticle, type FoundArticle } from '../../application/news/FindArticle';
import { plainText } from '../../domain/content/RichText';
import { articlePath, cardPath } from '../../domain/news/newsPaths';
import type { PageHead, PageLife } from '../app/Pages';
import { Lookup, type LookupState } from '../content/Lookup';
import { pathsInLanguages } from '../content/pathsInLanguages';
import { isShown, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';
import { categoryText } from './categoryText';

/** Maximum characters of a description in search results. */
const longestDescription = 160;

/** An article with its neighbors (NE-03). */
@presenter
export class ArticlePresenter implements PageLife {
  constructor(
    private readonly findArticle: FindArticle,
    private readonly lookup: Lookup<FoundArticle>,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    const { locale } = this.translations;
    await this.lookup.run(() => this.findArticle.execute(params.uid ?? '', locale));
  }

  retry(): Promise<void> {
    return this.lookup.retry();
  }

  get state(): LookupState<FoundArticle> {
    return this.lookup.state;
  }

  /** Falls back to a default title if an editor left it empty. */
  get title(): string {
    const t = this.translations.of('news');
    const { state } = this;
    if (state.kind === 'found') return state.found.article.title || t('untitled');
    return state.kind === 'missing' ? t('missing.title') : t('title');
  }

  get head(): PageHead {
    const { state } = this;
    if (state.kind !== 'found') return { title: this.title, isMissing: state.kind === 'missing' };
    const { found } = state;
    const { locale } = this.translations;
    const { meta, lead, body, author, picture } = found.article;
    const [first] = body.flatMap((part) => (part.slice === 'articleText' ? [plainText(part.text)] : []));
    const { published, category } = found.card;
    return {
      title: meta.title || this.title,
      description: meta.description || lead || shortened(first ?? ''),
      translations: pathsInLanguages(
        { locale, uid: found.address, translations: found.translations },
        articlePath,
      ),
      article: {
        ...(published && { published: published.toISOString() }),
        ...(found.changed !== null && { changed: found.changed }),
        ...(author !== '' && { author }),
        ...(category && { section: categoryText(category, this.translations) }),
        ...(picture && isShown(picture.url) && { picture: pictureFile(picture.url).fallback }),
        card: cardPath(found.address, locale),
      },
    };
  }
}

const shortened = (text: string): string =>
  text.length > longestDescription ? `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…` : text;
