import { Link } from 'react-router-dom';
import type { ArticleCard } from '#domain/news/Article';
import { articlePath } from '#domain/news/newsPaths';
import { Translations } from './Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from './useTexts';
import { classNames } from '../kit/foundation/classNames';
import { Heading } from '../kit/layout/Heading';
import { usePresenter } from '../usePresenter';
import { ArticlePicture } from '../news/ArticlePicture';
import { CategoryLabel } from '../news/CategoryLabel';

/** Tiers of a block: one full-width card, two cards side by side, and two small cards. */
export type Tier = 'lead' | 'middle' | 'small';

interface NewsCardProps {
  readonly card: ArticleCard;
  readonly tier: Tier;
  readonly priority?: boolean | undefined;
}

const sizes: Readonly<Record<Tier, string>> = {
  lead: '(min-width: 96rem) 56rem, (min-width: 60rem) 58vw, 100vw',
  middle: '(min-width: 96rem) 47rem, (min-width: 48rem) 48vw, 100vw',
  small: '(min-width: 96rem) 19rem, (min-width: 48rem) 20vw, 34vw',
};

export const NewsCard = ({ card, tier, priority }: NewsCardProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  const { id, slug, title, text, category, picture } = card;
  return (
    <article className={classNames('news-card', `news-card--${tier}`)} data-article={id}>
      <div className="news-card__picture">
        <ArticlePicture
          isDecoration
          priority={priority}
          picture={picture}
          category={category}
          sizes={sizes[tier]}
        />
      </div>
      <div className="news-card__words">
        <ArticleMeta card={card} />
        <Heading level={3} size={tier === 'lead' ? 2 : tier === 'middle' ? 3 : 4}>
          <Link className="news-card__link" to={articlePath(slug, locale)}>
            {keepTogether(title || t('untitled'))}
          </Link>
        </Heading>
        {text !== '' && <p className="news-card__text">{keepTogether(text)}</p>}
      </div>
    </article>
  );
};

/** The category and date of an article. Renders nothing if both are missing. */
export const ArticleMeta = ({ card: { category, published } }: Pick<NewsCardProps, 'card'>) => {
  const translations = usePresenter(Translations);
  if (!category && !published) return null;
  return (
    <p className="news-facts">
      {category && <CategoryLabel category={category} />}
      {published && (
        <time className="k-data" dateTime={published.toISOString().slice(0, 10)}>
          {translations.utcDate(published)}
        </time>
      )}
    </p>
  );
};
