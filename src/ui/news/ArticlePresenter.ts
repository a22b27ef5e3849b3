import { FindArticle, type FoundArticle } from '../../application/news/FindArticle';
import { plainText } from '../../domain/content/RichText';
import { locales, type Locale } from '../../domain/language/Locale';
import { articlePath, cardPath } from '../../domain/news/newsPaths';
import type { PageHead, PageLife } from '../app/Pages';
import { isShown, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { observed, presenter, type Visit } from '../presenter';
import { categoryText } from './categoryText';

export type ArticleState =
  | { readonly kind: 'loading' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly found: FoundArticle };

/** Characters of a description in search results. */
const longestDescription = 160;

/** An article with its neighbors (NE-03). */
@presenter
export class ArticlePresenter implements PageLife {
  state: ArticleState = { kind: 'loading' };
  private address = '';

  constructor(
    private readonly findArticle: FindArticle,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load({ params }: Visit): Promise<void> {
    this.address = params.uid ?? '';
    await this.read();
  }

  async retry(): Promise<void> {
    this.state = { kind: 'loading' };
    await this.read();
  }

  /** A title, also where an editor left it empty. */
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
    const { meta, lead, body, author, picture } = found.article;
    const [first] = body.flatMap((part) => (part.slice === 'articleText' ? [plainText(part.text)] : []));
    const { published, category } = found.card;
    return {
      title: meta.title || this.title,
      description: meta.description || lead || shortened(first ?? ''),
      translations: this.pathsOf(found),
      article: {
        ...(published && { published: published.toISOString() }),
        ...(found.changed !== null && { changed: found.changed }),
        ...(author !== '' && { author }),
        ...(category && { section: categoryText(category, this.translations) }),
        ...(picture && isShown(picture.url) && { picture: pictureFile(picture.url).fallback }),
        card: cardPath(found.address, this.translations.locale),
      },
    };
  }

  /** Nothing when the languages that have it are not known. */
  private pathsOf({ address, translations }: FoundArticle): PageHead['translations'] {
    if (!translations) return undefined;
    const own = this.translations.locale;
    const there = locales.flatMap((locale): [Locale, string][] => {
      const uid = locale === own ? address : translations[locale];
      return uid ? [[locale, articlePath(uid, locale)]] : [];
    });
    return Object.fromEntries(there) as PageHead['translations'];
  }

  private async read(): Promise<void> {
    this.show(await this.findArticle.execute(this.address, this.translations.locale));
  }

  private show(found: Awaited<ReturnType<FindArticle['execute']>>): void {
    if (!found.ok) this.state = { kind: 'failed' };
    else this.state = found.value ? { kind: 'found', found: found.value } : { kind: 'missing' };
  }
}

const shortened = (text: string): string =>
  text.length > longestDescription ? `${text.slice(0, longestDescription).replace(/\s+\S*$/, '')}…` : text;
