import { observer } from 'mobx-react-lite';
import type { Section } from '#domain/content/models/landingPage';
import { Carousel } from '../kit/media/Carousel';
import { Heading } from '../kit/layout/Heading';
import { MotionControl } from '../content/MotionControl';
import { useLazyCarousel } from '../content/useLazyCarousel';
import { useTexts } from '../content/useTexts';
import { deferredLayout } from '../app/deferredLayout';

const reviewsId = 'reviews';

/** How long each review is shown, in milliseconds (document 2 §9). */
const autoplayMs = 5000;

export const HomeReviews = observer(function HomeReviews({ reviews }: Section<'reviews'>) {
  const presenter = useLazyCarousel(reviewsId);
  const t = useTexts('home');

  return (
    <section {...deferredLayout} id={reviewsId} className="landing-reviews" aria-labelledby="reviews-title">
      <Heading level={2} id="reviews-title">
        {t('reviews.title')}
      </Heading>
      <Carousel
        label={t('reviews.label')}
        labels={{
          previous: t('reviews.previous'),
          next: t('reviews.next'),
          carousel: t('reviews.carousel'),
          slide: t('reviews.slide'),
          position: (number, total) => t('reviews.position', { number, total }),
        }}
        slides={reviews.map((review, index) => ({ key: String(index), content: <Card {...review} /> }))}
        visibleSlides={{ large: 3, small: 1 }}
        autoplayMs={presenter.canAutoplay ? autoplayMs : undefined}
        motionControl={<MotionControl />}
        isNear={presenter.isNear}
        canAnimate={presenter.canAnimate}
      />
    </section>
  );
});

const Card = ({ text, author, role, score }: Section<'reviews'>['reviews'][number]) => {
  const t = useTexts('home');
  return (
    <figure className="landing-review">
      <blockquote className="landing-review__text">
        <p>{text}</p>
      </blockquote>
      <figcaption className="landing-review__foot">
        <span className="landing-review__author">
          {author !== '' && <b>{author}</b>}
          {role !== '' && <span>{role}</span>}
        </span>
        {score !== undefined && (
          <span className="landing-review__score k-data">
            <span className="landing-review__points">{score}</span>
            {t('reviews.outOf')}
          </span>
        )}
      </figcaption>
    </figure>
  );
};
