import { useEffect, useMemo, useState, type RefObject } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import type { CarouselProps, CarouselApi } from './CarouselFrame';
import type { SlideStep, PendingSteps } from './createPendingSteps';

/** Animation duration in Embla's unit. At 25, a slide is within half a pixel of its target after 1000 ms. */
const slideDuration = 25;

interface InteractiveCarouselProps extends Pick<CarouselProps, 'canAnimate' | 'autoplayMs'> {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Whether the current slide is centered. */
  readonly isCentered: boolean;
  /** Whether the carousel is hovered or focused, which pauses autoplay. */
  readonly isHoveredOrFocused: boolean;
  readonly pendingSteps: PendingSteps;
  /** Called when the state changes, and with undefined when the component unmounts. */
  readonly onMove: (movement: CarouselApi | undefined) => void;
}

/** Turns the rendered list into a moving carousel. Import it with `React.lazy`. */
export function InteractiveCarousel({
  viewport,
  isCentered,
  isHoveredOrFocused,
  canAnimate,
  autoplayMs,
  pendingSteps,
  onMove,
}: InteractiveCarouselProps) {
  const movesByItself = canAnimate && autoplayMs !== undefined;
  const plugins = useMemo(
    () =>
      movesByItself
        ? [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true })]
        : [],
    [movesByItself, autoplayMs],
  );
  const [attach, embla] = useEmblaCarousel(
    { loop: true, align: isCentered ? 'center' : 'start', duration: canAnimate ? slideDuration : 0 },
    plugins,
  );
  // The ends are tracked because Embla does not loop if there are too few slides.
  const [place, setPlace] = useState({ current: 1, isAtStart: false, isAtEnd: false });
  const shouldPlay = movesByItself && !isHoveredOrFocused;

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const select = () =>
      setPlace({
        current: embla.selectedScrollSnap() + 1,
        isAtStart: !embla.canScrollPrev(),
        isAtEnd: !embla.canScrollNext(),
      });
    select();
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    const resume = () => {
      if (shouldPlay) embla.plugins().autoplay?.play();
    };
    resume();
    // Dragging stops autoplay, and a resize reinitializes Embla without restarting its timer.
    embla.on('pointerUp', resume).on('reInit', resume);
    return () => {
      embla.off('pointerUp', resume).off('reInit', resume);
      embla.plugins().autoplay?.stop();
    };
  }, [embla, shouldPlay]);

  // Must run after the listeners above are added, so that they receive these steps.
  useEffect(() => {
    if (!embla) return;
    const steps = pendingSteps.drain((step) => scroll(embla, step));
    const scrolledTo = scrolledSlide(viewport.current);
    if (steps.length === 0 && scrolledTo > 0) embla.scrollTo(scrolledTo, true);
    for (const step of steps) scroll(embla, step);
  }, [embla, viewport, pendingSteps]);

  useEffect(() => {
    if (!embla) return;
    onMove({
      ...place,
      isAutoplaying: movesByItself,
      move: (step) => scroll(embla, step),
      go: (index) => embla.scrollTo(index),
    });
  }, [embla, place, movesByItself, onMove]);
  useEffect(() => () => onMove(undefined), [onMove]);

  return null;
}

/** 0-based index of the first slide that is more than half visible. */
const scrolledSlide = (viewport: HTMLElement | null): number => {
  const slides = [...(viewport?.querySelectorAll<HTMLElement>('.k-carousel__slide') ?? [])];
  const { scrollLeft = 0 } = viewport ?? {};
  return slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > scrollLeft);
};

const scroll = (embla: NonNullable<UseEmblaCarouselType[1]>, step: SlideStep): void =>
  step === 1 ? embla.scrollNext() : embla.scrollPrev();
