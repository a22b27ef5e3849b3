import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ArticleCard } from '#domain/news/Article';
import { articlePath } from '#domain/news/newsPaths';
import { Translations } from '../content/Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Carousel } from '../kit/media/Carousel';
import { usePresenter } from '../usePresenter';
import { ArticlePicture } from './ArticlePicture';
import { ArticleMeta } from '../content/NewsCard';
import { FeaturedPresenter } from './FeaturedPresenter';

const sizes = '(min-width: 96rem) 68rem, (min-width: 48rem) 70vw, 100vw';

/** Carousel of featured articles (NE-01). */
export const FeaturedCarousel = observer(function FeaturedCarousel({
  cards,
}: {
  readonly cards: readonly ArticleCard[];
}) {
  const { isMounted, canAnimate } = usePresenter(FeaturedPresenter);
  const t = useTexts('news');
  const [only] = cards;
  if (!only) return null;
  if (cards.length === 1) return <Slide card={only} first />;

  return (
    <Carousel
      label={t('featured.label')}
      labels={{
        previous: t('featured.previous'),
        next: t('featured.next'),
        carousel: t('featured.carousel'),
        slide: t('featured.slide'),
        position: (number, total) => t('featured.position', { number, total }),
      }}
      slides={cards.map((card, index) => ({
        key: card.id,
        content: <Slide card={card} first={index === 0} />,
      }))}
      visibleSlides={{ large: 1.4, small: 1 }}
      isNear={isMounted}
      canAnimate={canAnimate}
    />
  );
});

const Slide = ({ card, first }: { readonly card: ArticleCard; readonly first: boolean }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  const { slug, title, text, category, picture } = card;
  return (
    <article className="news-slide">
      <div className="news-slide__picture">
        <ArticlePicture isDecoration priority={first} picture={picture} category={category} sizes={sizes} />
      </div>
      <div className="news-slide__words">
        <ArticleMeta card={card} />
        <Heading level={2}>
          <Link className="news-card__link" to={articlePath(slug, locale)}>
            {keepTogether(title || t('untitled'))}
          </Link>
        </Heading>
        {text !== '' && <p className="news-slide__text">{keepTogether(text)}</p>}
      </div>
    </article>
  );
};
