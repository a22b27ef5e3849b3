import { Pin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { LauncherStory } from '#domain/launcher/LauncherStory';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useLazyCarousel } from '../content/useLazyCarousel';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Carousel } from '../kit/media/Carousel';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import { StoryMeta } from './StoryMeta';
import { StoryPicture } from './StoryPicture';

const carouselId = 'launcher-stories';

const sizes =
  '(min-width: 110rem) 31vw, (min-width: 96rem) 30rem, (min-width: 48rem) 33vw, (min-width: 30rem) 50vw, 100vw';

/** Number of pictures above the fold. */
const shownAtFirst = 3;

/** Shows three stories side by side, or one on phones. It never advances automatically (LN-01). */
export const StoryCarousel = observer(function StoryCarousel({
  stories,
}: {
  readonly stories: readonly LauncherStory[];
}) {
  const { isNear, canAnimate } = useLazyCarousel(carouselId);
  const t = useTexts('launcher');
  const [only] = stories;
  if (only && stories.length === 1) {
    return (
      <div className="launcher-only">
        <StoryCard story={only} priority />
      </div>
    );
  }
  return (
    <Carousel
      id={carouselId}
      label={t('carousel.label')}
      labels={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        carousel: t('carousel.carousel'),
        slide: t('carousel.slide'),
        position: (number, total) => t('carousel.position', { number, total }),
      }}
      slides={stories.map((story, index) => ({
        key: story.uid,
        content: <StoryCard story={story} priority={index < shownAtFirst} />,
      }))}
      visibleSlides={{ large: 3, small: 1 }}
      isNear={isNear}
      canAnimate={canAnimate}
    />
  );
});

interface StoryCardProps {
  readonly story: LauncherStory;
  readonly priority: boolean;
}

const StoryCard = ({ story, priority }: StoryCardProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { uid, title, description, picture, isPinned } = story;
  return (
    <article className="launcher-card">
      <div className="launcher-card__picture">
        <StoryPicture picture={picture} priority={priority} sizes={sizes} />
        {isPinned && (
          <span className="launcher-card__pin">
            <Icon icon={Pin} size={14} />
            {t('story.pinned')}
          </span>
        )}
      </div>
      <StoryMeta story={story} />
      <Heading level={2} size={4}>
        <Link className="launcher-card__link" to={pathOf('launcherNewsItem', locale, { uid })}>
          {keepTogether(title || t('story.untitled'))}
        </Link>
      </Heading>
      {description !== '' && <p className="launcher-card__text">{keepTogether(description)}</p>}
    </article>
  );
};
