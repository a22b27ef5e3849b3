import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { classNames } from '../foundation/classNames';
import { IconButton } from '../actions/IconButton';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import type { Step } from './waitingSteps';
import './Carousel.scss';

export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Role descriptions in the visitor's language. */
  readonly carousel: string;
  readonly slide: string;
  /** For example `3 of 9`. */
  readonly position: (number: number, count: number) => string;
}

export interface CarouselProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly labels: CarouselLabels;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Number of visible slides. */
  readonly shown: { readonly large: 1.4 | 2 | 3; readonly small: 1 };
  /** One slide is in focus between its neighbors, and dots lead to each. */
  readonly focused?: boolean | undefined;
  /** Milliseconds between slides; undefined: no autoplay. */
  readonly autoplay?: number | undefined;
  /** It is near the viewport: load the code. Until then it is a list that scrolls sideways. */
  readonly isNear: boolean;
  /** False with reduced motion: slides change without animation, and only on request. */
  readonly mayMove: boolean;
}

/** The state of a carousel whose code is there, and what it does. */
export interface Movement {
  /** From 1. */
  readonly current: number;
  /** It stands at this end, where it does not go round. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Only with autoplay. */
  readonly playing: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  readonly move: (step: Step) => void;
  /** @param index from 0 */
  readonly go: (index: number) => void;
}

interface CarouselFrameProps extends Omit<CarouselProps, 'isNear' | 'mayMove' | 'autoplay'> {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Undefined: a list that scrolls sideways. */
  readonly movement: Movement | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** @param index from 0 */
  readonly onGo: (index: number) => void;
}

/** More dots would be a wall of buttons; the position and the arrows remain. */
const mostDots = 12;

/** The markup of the scrolling list and of the moving carousel. */
export const CarouselFrame = (props: CarouselFrameProps) => {
  const { id, label, labels, slides, shown, focused = false, root, viewport, movement } = props;
  const { onPrevious, onNext, onGo } = props;
  const { current = 1, isAtStart, isAtEnd, playing } = movement ?? {};
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
      data-shown={shown.large}
      data-shown-small={shown.small}
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      {!isAlone && (
        <div className="k-carousel__controls">
          <span className="k-carousel__position k-data" role={playing?.isOn ? undefined : 'status'}>
            {labels.position(current, slides.length)}
          </span>
          {playing && (
            <IconButton
              icon={playing.isOn ? Pause : Play}
              label={playing.isOn ? labels.pause : labels.play}
              onClick={playing.onToggle}
            />
          )}
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
      {/* Takes the focus for scrolling by keyboard. */}
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
      {focused && !isAlone && slides.length <= mostDots && (
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
