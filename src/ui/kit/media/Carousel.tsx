import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { CarouselFrame, type CarouselProps, type CarouselApi } from './CarouselFrame';
import { useHoverOrFocus } from './useHoverOrFocus';
import { createPendingSteps, type SlideStep } from './createPendingSteps';

const NoMovement = () => null;

/** If the code does not load, the carousel remains a horizontally scrolling list. */
const InteractiveCarousel = lazy(() =>
  import('./InteractiveCarousel').then(
    (module) => ({ default: module.InteractiveCarousel }),
    () => ({ default: NoMovement }),
  ),
);

/**
 * A carousel. It is a horizontally scrolling list until it is near the viewport, or if JavaScript is disabled. The same
 * elements are used afterwards, so that clicks and the focus are not lost.
 */
export function Carousel({ isNear, canAnimate, autoplayMs, ...frame }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [pendingSteps] = useState(createPendingSteps);
  const [movement, setMovement] = useState<CarouselApi>();
  const isHoveredOrFocused = useHoverOrFocus(root);
  const isMoving = movement !== undefined;

  // From now on, slides are moved by transforms instead of scrolling.
  useLayoutEffect(() => {
    if (isMoving && viewport.current) viewport.current.scrollLeft = 0;
  }, [isMoving]);

  const scroll = (step: SlideStep) => {
    const { current } = viewport;
    pendingSteps.add(step);
    current?.scrollBy({ left: (step * current.clientWidth) / 2 });
  };
  const scrollTo = (index: number) => {
    const slide = viewport.current?.querySelectorAll<HTMLElement>('.k-carousel__slide')[index];
    viewport.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
  };
  const move = movement?.move ?? scroll;

  return (
    <>
      <CarouselFrame
        {...frame}
        root={root}
        viewport={viewport}
        movement={movement}
        onPrevious={() => move(-1)}
        onNext={() => move(1)}
        onGo={movement?.go ?? scrollTo}
      />
      {isNear && (
        <Suspense>
          <InteractiveCarousel
            viewport={viewport}
            isCentered={frame.focused ?? false}
            isHoveredOrFocused={isHoveredOrFocused}
            canAnimate={canAnimate}
            autoplayMs={autoplayMs}
            pendingSteps={pendingSteps}
            onMove={setMovement}
          />
        </Suspense>
      )}
    </>
  );
}
