import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ContactPage } from '#domain/content/models/contactPage';
import { pathOf } from '#domain/navigation/pagePaths';
import type { ArticleCard } from '#domain/news/Article';
import { MotionControl } from '../content/MotionControl';
import { pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { useLazyCarousel } from '../content/useLazyCarousel';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { Carousel } from '../kit/media/Carousel';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';

export const releasesId = 'press-releases';

/** Milliseconds until the carousel advances to the next release (document 2 §9). */
const autoplayMs = 5000;

interface ReleaseCarouselProps {
  readonly about: ContactPage['releases'];
  /** Undefined if the releases could not be loaded. */
  readonly releases: readonly ArticleCard[] | undefined;
  readonly retry: () => Promise<void>;
}

/** The press releases, newest first (PR-01). */
export const ReleaseCarousel = observer(function ReleaseCarousel({
  about,
  releases,
  retry,
}: ReleaseCarouselProps) {
  const { isNear, canAnimate, canAutoplay } = useLazyCarousel(releasesId);
  const t = useTexts('press');
  const title = about.title || t('releases.title');
  const text = releases?.length === 0 ? t('releases.none') : about.text;

  return (
    <div id={releasesId} className="press-releases">
      <div className="press-page__head">
        <Heading level={2}>{title}</Heading>
        {text !== '' && <Soft>{text}</Soft>}
      </div>
      {!releases && (
        <Notice
          tone="danger"
          announce
          action={<Button onClick={() => void retry()}>{t('releases.retry')}</Button>}
        >
          {t('releases.failed')}
        </Notice>
      )}
      {releases && releases.length > 0 && (
        <Carousel
          label={title}
          labels={{
            previous: t('releases.previous'),
            next: t('releases.next'),
            carousel: t('releases.carousel'),
            slide: t('releases.slide'),
            position: (number, total) => t('releases.position', { number, total }),
          }}
          slides={releases.map((release) => ({ key: release.id, content: <Card {...release} /> }))}
          visibleSlides={{ large: 3, small: 1 }}
          autoplayMs={canAutoplay ? autoplayMs : undefined}
          motionControl={<MotionControl />}
          isNear={isNear}
          canAnimate={canAnimate}
        />
      )}
    </div>
  );
});

const Card = ({ slug, title, text, published, picture }: ArticleCard) => {
  const translations = usePresenter(Translations);
  const t = useTexts('press');
  return (
    <article className="press-card">
      <div className="press-card__picture">
        {picture && pictureFile(picture.url).sources.length > 0 && (
          <Picture cover file={pictureFile(picture.url)} alt="" sizes="(min-width: 60rem) 30rem, 90vw" />
        )}
      </div>
      <div className="press-card__words">
        {published && <p className="press-card__date">{translations.utcDate(published)}</p>}
        <Heading level={3} size={4}>
          <Link className="press-card__link" to={pathOf('pressRelease', translations.locale, { uid: slug })}>
            {title || t('release.label')}
          </Link>
        </Heading>
        {text && <Soft>{text}</Soft>}
      </div>
    </article>
  );
};
