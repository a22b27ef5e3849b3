import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ArticleDetails } from '#application/news/FindArticle';
import type { ArticleCard } from '#domain/news/Article';
import { archivePath, articlePath, newsPath } from '#domain/news/newsPaths';
import type { PageModule } from '../app/Pages';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Neighbor, Neighbors } from '../kit/layout/Neighbors';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { ArticlePresenter } from './ArticlePresenter';
import { NewsNotFound } from './NewsNotFound';
import { ArticleMeta } from '../content/NewsCard';
import { ArticleFallback, ArticleLayout } from './ArticleLayout';
import './News.scss';

export const ArticleView = observer(function ArticleView() {
  const { lookup, title } = usePagePresenter(ArticlePresenter);
  const { state, retry } = lookup;
  if (state.kind === 'missing') return <NewsNotFound />;
  if (state.kind === 'found') return <ArticleContent found={state.found} title={title} />;
  return <ArticleFallback title={title} isLoading={state.kind === 'loading'} retry={retry} />;
});

interface ArticleContentProps {
  readonly found: ArticleDetails;
  readonly title: string;
}

const ArticleContent = ({ found, title }: ArticleContentProps) => {
  const t = useTexts('news');
  const { card, previous, next } = found;
  return (
    <ArticleLayout found={found} title={title} category={<CategoryLink card={card} />}>
      {(previous ?? next) && (
        <Neighbors className="article__neighbors" label={t('neighbors.label')}>
          {previous && <NeighborArticle card={previous} direction="previous" />}
          {next && <NeighborArticle card={next} direction="next" />}
        </Neighbors>
      )}
    </ArticleLayout>
  );
};

/** Link to the archive of the article's category. Without a category, links to all news. */
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

interface NeighborProps {
  readonly card: ArticleCard;
  readonly direction: 'previous' | 'next';
}

const NeighborArticle = ({ card, direction }: NeighborProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  return (
    <Neighbor
      direction={direction}
      to={articlePath(card.slug, locale)}
      label={t(direction)}
      title={card.title || t('untitled')}
    >
      <ArticleMeta card={card} />
    </Neighbor>
  );
};

// Without `hasContentOnly`: a list has too many visible links to prefetch them all.
const page: PageModule = { View: ArticleView, Presenter: ArticlePresenter, texts: ['news'] };

export const pages = { newsItem: page };
