import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classNames } from '../foundation/classNames';
import { IconButton } from '../actions/IconButton';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import type { SlideStep } from './createPendingSteps';
import './Carousel.scss';

export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  /** Role descriptions in the visitor's language. */
  readonly carousel: string;
  readonly slide: string;
  /** Returns the position as text, for example `3 of 9`. */
  readonly position: (number: number, count: number) => string;
}

export interface CarouselProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly labels: CarouselLabels;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Number of visible slides. */
  readonly visibleSlides: { readonly large: 1.4 | 2 | 3; readonly small: 1 };
  /** Centers one slide between its neighbors and adds a dot for each slide. */
  readonly focused?: boolean | undefined;
  /** Time between slides in milliseconds; undefined disables autoplay. */
  readonly autoplayMs?: number | undefined;
  /** Button that stops autoplay. */
  readonly motionControl?: ReactNode;
  /** Whether the carousel is near the viewport, so that its code is loaded. Until then it is a scrolling list. */
  readonly isNear: boolean;
  /** False with reduced motion: slides change only on request and without animation. */
  readonly canAnimate: boolean;
}

/** State and actions of a carousel whose code is loaded. */
export interface CarouselApi {
  /** Number of the current slide, 1-based. */
  readonly current: number;
  /** Whether the first slide is current. Always false in a carousel that loops. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly isAutoplaying: boolean;
  readonly move: (step: SlideStep) => void;
  /** @param index 0-based */
  readonly go: (index: number) => void;
}

interface CarouselFrameProps extends Omit<CarouselProps, 'isNear' | 'canAnimate' | 'autoplayMs'> {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Undefined while the carousel is a horizontally scrolling list. */
  readonly movement: CarouselApi | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** @param index 0-based */
  readonly onGo: (index: number) => void;
}

/** Maximum number of slides for which dots are shown. With more slides, only the position and the arrows are shown. */
const maxDots = 12;

/** Markup shared by the scrolling list and the moving carousel. */
export const CarouselFrame = (props: CarouselFrameProps) => {
  const { id, label, labels, slides, visibleSlides, focused = false, root, viewport, movement } = props;
  const { motionControl, onPrevious, onNext, onGo } = props;
  const { current = 1, isAtStart, isAtEnd, isAutoplaying } = movement ?? {};
  const isMoving = movement !== undefined;
  const isAlone = slides.length < 2;

  const press = (event: KeyboardEvent) => {
    if (!isMoving || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') onPrevious();
    else onNext();
  };

  return (
    <section
      ref={root}
      id={id}
      className={classNames('k-carousel', isMoving && 'is-moving', focused && 'k-carousel--focused')}
      data-shown={visibleSlides.large}
      data-shown-small={visibleSlides.small}
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      {!isAlone && (
        <div className="k-carousel__controls">
          <span className="k-carousel__position k-data" role={isAutoplaying ? undefined : 'status'}>
            {labels.position(current, slides.length)}
          </span>
          {motionControl}
          <IconButton
            icon={ArrowLeft}
            label={labels.previous}
            aria-disabled={isAtStart || undefined}
            onClick={onPrevious}
          />
          <IconButton
            icon={ArrowRight}
            label={labels.next}
            aria-disabled={isAtEnd || undefined}
            onClick={onNext}
          />
        </div>
      )}
      {/* Focusable, so that keyboard users can scroll it. */}
      <div
        ref={viewport}
        className="k-carousel__viewport"
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={press}
      >
        <div className="k-carousel__slides">
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className="k-carousel__slide"
              data-current={focused ? index + 1 === current : undefined}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position(index + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {focused && !isAlone && slides.length <= maxDots && (
        <div className="k-carousel__dots">
          {slides.map(({ key }, index) => (
            <button key={key} type="button" aria-current={index + 1 === current} onClick={() => onGo(index)}>
              <VisuallyHidden>{labels.position(index + 1, slides.length)}</VisuallyHidden>
            </button>
          ))}
        </div>
      )}
    </section>
  );
};
