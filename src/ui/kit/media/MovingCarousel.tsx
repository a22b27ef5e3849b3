import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { CarouselFrame, type CarouselProps } from './CarouselFrame';
import type { Step, WaitingSteps } from './waitingSteps';

/** In Embla's unit: a slide stops, to half a pixel, after 1000 ms. */
const transition = 25;

/** Import it by `React.lazy`. */
export function MovingCarousel({
  isNear: _,
  mayMove,
  autoplay,
  waiting,
  ...frame
}: CarouselProps & { readonly waiting: WaitingSteps }) {
  const movesByItself = mayMove && autoplay !== undefined;
  const plugins = useMemo(
    () =>
      movesByItself
        ? [Autoplay({ delay: autoplay, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true })]
        : [],
    [movesByItself, autoplay],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: frame.focused ? 'center' : 'start', duration: mayMove ? transition : 0 },
    plugins,
  );
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(1);
  // With few slides it does not go round.
  const [ends, setEnds] = useState({ isAtStart: false, isAtEnd: false });
  const [isPaused, setPaused] = useState(false);
  const isAttended = useAttention(root);
  const shouldPlay = movesByItself && !isPaused && !isAttended;

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      setCurrent(embla.selectedScrollSnap() + 1);
      setEnds({ isAtStart: !embla.canScrollPrev(), isAtEnd: !embla.canScrollNext() });
    };
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
    // A drag stops autoplay; a resize restarts Embla without its timer.
    embla.on('pointerUp', resume).on('reInit', resume);
    return () => {
      embla.off('pointerUp', resume).off('reInit', resume);
      embla.plugins().autoplay?.stop();
    };
  }, [embla, shouldPlay]);

  // After the listeners above, so that they get these steps. Embla starts one render after the buttons.
  useEffect(() => {
    if (embla) for (const step of waiting.take()) scroll(embla, step);
  }, [embla, waiting]);
  const move = (step: Step) => (embla ? scroll(embla, step) : waiting.add(step));

  return (
    <CarouselFrame
      {...frame}
      root={root}
      viewport={viewport}
      isMoving
      current={current}
      {...ends}
      playing={movesByItself ? { isOn: !isPaused, onToggle: () => setPaused(!isPaused) } : undefined}
      onPrevious={() => move(-1)}
      onNext={() => move(1)}
      onGo={(index) => embla?.scrollTo(index)}
    />
  );
}

const scroll = (embla: NonNullable<UseEmblaCarouselType[1]>, step: Step): void =>
  step === 1 ? embla.scrollNext() : embla.scrollPrev();

/** Whether it is hovered or has the focus: then autoplay pauses. */
const useAttention = (root: RefObject<HTMLElement | null>): boolean => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const on = (type: string, hear: (event: Event) => void) =>
      element.addEventListener(type, hear, { signal: stop.signal });
    // Touch does not hover.
    on('pointerenter', (event) => setPointed((event as PointerEvent).pointerType === 'mouse'));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', (event) =>
      setFocused(element.contains((event as FocusEvent).relatedTarget as Node | null)),
    );
    return () => stop.abort();
  }, [root]);

  return isPointed || isFocused;
};
