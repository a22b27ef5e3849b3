import type { ArticleCard } from '#domain/news/Article';
import { newsPath } from '#domain/news/newsPaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { NewsCard } from '../content/NewsCard';
import { usePresenter } from '../usePresenter';
import '../news/News.scss';

/** News about the server status. Renders nothing if there is none. */
export const StatusNews = ({ cards }: { readonly cards: readonly ArticleCard[] }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('serverStatus');
  if (cards.length === 0) return null;
  return (
    <section className="status-news" aria-labelledby="status-news-title">
      <div className="status__section-head">
        <Heading level={2} id="status-news-title">
          {t('news.title')}
        </Heading>
        <ButtonLink variant="quiet" to={newsPath(locale)}>
          {t('news.all')}
        </ButtonLink>
      </div>
      <div className="status-news__cards">
        {cards.map((card) => (
          <NewsCard key={card.id} card={card} tier="middle" />
        ))}
      </div>
    </section>
  );
};
