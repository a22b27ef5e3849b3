import { lazy, Suspense, useRef } from 'react';
import { CarouselFrame, type CarouselProps } from './CarouselFrame';

const MovingCarousel = lazy(() =>
  import('./MovingCarousel').then((module) => ({ default: module.MovingCarousel })),
);

/** Slides side by side. Without script, and until it is near, all of them are there to be scrolled to. */
export function Carousel(props: CarouselProps) {
  const still = <StillCarousel {...props} />;
  if (!props.isNear) return still;
  return (
    <Suspense fallback={still}>
      <MovingCarousel {...props} />
    </Suspense>
  );
}

const StillCarousel = (props: CarouselProps) => {
  const viewport = useRef<HTMLDivElement>(null);
  const scroll = (direction: -1 | 1) => {
    const { current } = viewport;
    current?.scrollBy({ left: (direction * current.clientWidth) / 2 });
  };

  return (
    <CarouselFrame {...props} viewport={viewport} onPrevious={() => scroll(-1)} onNext={() => scroll(1)} />
  );
};
