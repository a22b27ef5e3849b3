import { observer } from 'mobx-react-lite';
import { useLazyCarousel } from '../content/useLazyCarousel';
import { useTexts } from '../content/useTexts';
import { Carousel } from '../kit/media/Carousel';
import { MediaTile } from './MediaTile';
import type { MediaEntry } from './MediaEntry';

/** Distance in pixels from the viewport at which a carousel's code is loaded. */
const rootMarginPx = 400;

interface MediaCarouselProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MediaEntry[];
  /** Number of visible slides on a large screen. */
  readonly large: 1.4 | 2;
  readonly priority?: boolean;
  readonly onOpen: (media: MediaEntry) => void;
}

export const MediaCarousel = observer(function MediaCarousel(props: MediaCarouselProps) {
  const { id, label, items, large, priority = false, onOpen } = props;
  const presenter = useLazyCarousel(id, rootMarginPx);
  const t = useTexts('media');

  return (
    <Carousel
      id={id}
      label={label}
      labels={{
        previous: t('previous'),
        next: t('next'),
        carousel: t('carousel.name'),
        slide: t('carousel.slide'),
        position: (number, total) => t('position', { number, total }),
      }}
      slides={items.map((media, index) => ({
        key: media.key,
        content: (
          <MediaTile
            media={media}
            sizes={`(min-width: 48rem) ${String(Math.round(96 / large))}vw, 92vw`}
            priority={priority && index === 0}
            onOpen={onOpen}
          />
        ),
      }))}
      visibleSlides={{ large, small: 1 }}
      isNear={presenter.isNear}
      canAnimate={presenter.canAnimate}
    />
  );
});
