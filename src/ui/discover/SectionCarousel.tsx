import { observer } from 'mobx-react-lite';
import type { Box } from '#domain/content/models/updatePage';
import { useLazyCarousel } from '../content/useLazyCarousel';
import { useTexts } from '../content/useTexts';
import { Carousel } from '../kit/media/Carousel';
import { BoxCard } from './BoxCard';
import { SectionTitle } from './SectionTitle';
import { deferredLayout } from '../app/deferredLayout';

interface SectionCarouselProps {
  /** Id of the observed element. It ends with the position of the section. */
  readonly id: string;
  readonly title: string;
  readonly boxes: readonly Box[];
  /** Number of visible slides on a large screen. */
  readonly large: 1.4 | 3;
  readonly focused?: boolean;
}

export const SectionCarousel = observer(function SectionCarousel(props: SectionCarouselProps) {
  const { id, title, boxes, large, focused = false } = props;
  const presenter = useLazyCarousel(id);
  const t = useTexts('discover');

  return (
    <div {...deferredLayout} className="discover-section" id={id}>
      <SectionTitle title={title} />
      <Carousel
        label={title || t('carousel.untitled', { number: id.replace(/\D/g, '') })}
        labels={{
          previous: t('carousel.previous'),
          next: t('carousel.next'),
          carousel: t('carousel.name'),
          slide: t('carousel.slide'),
          position: (number, total) => t('carousel.position', { number, total }),
        }}
        slides={boxes.map((box, index) => ({
          key: String(index),
          content: (
            <BoxCard
              box={box}
              level={title === '' ? 2 : 3}
              sizes={large === 3 ? '(min-width: 48rem) 30vw, 92vw' : '(min-width: 48rem) 64vw, 92vw'}
            />
          ),
        }))}
        visibleSlides={{ large, small: 1 }}
        focused={focused}
        isNear={presenter.isNear}
        canAnimate={presenter.canAnimate}
      />
    </div>
  );
});
