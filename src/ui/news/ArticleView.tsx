import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FoundArticle } from '../../application/news/FindArticle';
import type { ArticleCard } from '../../domain/news/Article';
import { archivePath, articlePath, newsPath } from '../../domain/news/newsPaths';
import { BelowFirstView } from '../app/BelowFirstView';
import { PictureCredit } from '../content/PictureCredit';
import { isShown, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { unbroken } from '../content/unbroken';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { ArticleBody } from './ArticleBody';
import { ArticlePresenter } from './ArticlePresenter';
import { MissingArticles } from './MissingArticles';
import { CardFacts } from './NewsCard';
import './News.scss';
import './Article.scss';

export const ArticleView = observer(function ArticleView() {
  const presenter = usePresenter(ArticlePresenter);
  const t = useTexts('news');
  const { state, title } = presenter;
  if (state.kind === 'missing') return <MissingArticles />;
  if (state.kind === 'found') return <Found found={state.found} title={title} />;
  return (
    <div className="article">
      <Heading level={1}>{title}</Heading>
      {state.kind === 'loading' ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <Notice
          tone="danger"
          announce
          action={<Button onClick={() => void presenter.retry()}>{t('retry')}</Button>}
        >
          {t('error.article')}
        </Notice>
      )}
    </div>
  );
});

interface FoundProps {
  readonly found: FoundArticle;
  readonly title: string;
}

const Found = ({ found: { article, card, previous, next }, title }: FoundProps) => {
  const t = useTexts('news');
  const { author, lead, picture, body } = article;
  return (
    <article className="article">
      <header className="article__head">
        <CategoryLink card={card} />
        <Heading level={1}>{unbroken(title)}</Heading>
        {lead !== '' && <p className="article__lead">{unbroken(lead)}</p>}
        <Byline author={author} published={card.published} />
      </header>
      {picture && isShown(picture.url) && (
        <figure className="article__picture">
          <div className="article__frame">
            <Picture
              cover
              first
              file={pictureFile(picture.url)}
              alt={picture.alt}
              sizes="(min-width: 96rem) 96rem, 100vw"
            />
          </div>
          <figcaption>
            <PictureCredit {...picture} />
          </figcaption>
        </figure>
      )}
      <ArticleBody parts={body} />
      <BelowFirstView>
        {(previous ?? next) && (
          <nav className="article__neighbors" aria-label={t('neighbors.label')}>
            {previous && <Neighbor card={previous} direction="previous" />}
            {next && <Neighbor card={next} direction="next" />}
          </nav>
        )}
      </BelowFirstView>
    </article>
  );
};

/** Leads to the archive of the category, or to all news. */
const CategoryLink = ({ card: { category } }: { readonly card: ArticleCard }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  if (category?.kind === 'known') {
    return (
      <p className="article__category">
        <Link className="k-link" to={archivePath(locale, category.id)}>
          {t(`category.${category.id}`)}
        </Link>
      </p>
    );
  }
  return (
    <p className="article__category">
      <Link className="k-link" to={newsPath(locale)}>
        {category?.text ?? t('toNews')}
      </Link>
    </p>
  );
};

const Byline = ({ author, published }: { author: string; published: Date | undefined }) => {
  const translations = usePresenter(Translations);
  const t = useTexts('news');
  if (author === '' && !published) return null;
  return (
    <p className="article__byline">
      {author !== '' && <span>{t('by', { author })}</span>}
      {published && (
        <time className="k-data" dateTime={published.toISOString().slice(0, 10)}>
          {translations.utcDate(published)}
        </time>
      )}
    </p>
  );
};

interface NeighborProps {
  readonly card: ArticleCard;
  readonly direction: 'previous' | 'next';
}

const Neighbor = ({ card, direction }: NeighborProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  return (
    <Link
      className={`article-neighbor article-neighbor--${direction}`}
      to={articlePath(card.address, locale)}
      rel={direction === 'previous' ? 'prev' : 'next'}
    >
      <span className="article-neighbor__label">
        <Icon of={direction === 'previous' ? ArrowLeft : ArrowRight} size={18} />
        {t(direction)}
      </span>
      <span className="article-neighbor__title">{unbroken(card.title || t('untitled'))}</span>
      <CardFacts card={card} />
    </Link>
  );
};
