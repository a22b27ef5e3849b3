import { lazy, Suspense, useRef, useState } from 'react';
import { CarouselFrame, type CarouselProps } from './CarouselFrame';
import { waitingSteps, type WaitingSteps } from './waitingSteps';

const MovingCarousel = lazy(() =>
  import('./MovingCarousel').then((module) => ({ default: module.MovingCarousel })),
);

/** Without script, and until it is near the viewport, a list that scrolls sideways. */
export function Carousel(props: CarouselProps) {
  const [waiting] = useState(waitingSteps);
  const still = <StillCarousel {...props} waiting={waiting} />;
  if (!props.isNear) return still;
  return (
    <Suspense fallback={still}>
      <MovingCarousel {...props} waiting={waiting} />
    </Suspense>
  );
}

const StillCarousel = ({ waiting, ...props }: CarouselProps & { readonly waiting: WaitingSteps }) => {
  const viewport = useRef<HTMLDivElement>(null);
  const scroll = (direction: -1 | 1) => {
    const { current } = viewport;
    waiting.add(direction);
    current?.scrollBy({ left: (direction * current.clientWidth) / 2 });
  };

  const go = (index: number) => {
    const slide = viewport.current?.querySelectorAll<HTMLElement>('.k-carousel__slide')[index];
    viewport.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
  };

  return (
    <CarouselFrame
      {...props}
      viewport={viewport}
      onPrevious={() => scroll(-1)}
      onNext={() => scroll(1)}
      onGo={go}
    />
  );
};
