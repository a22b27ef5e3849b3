import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import '../../../../../src/ui/kit/media/MovingCarousel';
import { Carousel } from '../../../../../src/ui/kit/media/Carousel';
import type { CarouselLabels } from '../../../../../src/ui/kit/media/CarouselFrame';

let mockEmbla: object | undefined;
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: () => [() => undefined, mockEmbla],
}));

const labels: CarouselLabels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  carousel: 'carousel',
  slide: 'slide',
  position: (number, count) => `${number} of ${count}`,
};

/** jsdom takes no signal but its own. */
const ignoreSignals = () => {
  const listen = EventTarget.prototype.addEventListener;
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    const isOfSignal = typeof options === 'object' && options.signal !== undefined;
    listen.call(this, type, listener, isOfSignal ? {} : options);
  });
};

/** @param members of Embla that a test looks at */
const emblaWith = (members: object) => {
  const heard: (() => void)[] = [];
  const embla = {
    on: (event: string, hear: () => void) => {
      if (event === 'select') heard.push(hear);
      return embla;
    },
    off: () => embla,
    plugins: () => ({}),
    selectedScrollSnap: () => 0,
    canScrollPrev: () => true,
    canScrollNext: () => true,
    ...members,
  };
  return { embla, select: () => act(() => heard.forEach((hear) => hear())) };
};

const carouselWhen = (isNear: boolean) => (
  <Carousel
    label="Reviews"
    labels={labels}
    slides={['One', 'Two', 'Three'].map((text) => ({ key: text, content: <p>{text}</p> }))}
    shown={{ large: 3, small: 1 }}
    autoplay={5000}
    isNear={isNear}
    mayMove
  />
);
const carousel = carouselWhen(false);

it('HO-03 is a list with every slide in it before its code is there, on the server too', () => {
  const html = renderToString(carousel);
  for (const text of ['One', 'Two', 'Three']) expect(html).toContain(text);
});

it('HO-03 names itself, its slides and their places; nothing moves, so nothing is to be paused', () => {
  render(carousel);
  expect(screen.getByRole('region', { name: 'Reviews' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '2 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

it('HO-03 makes each step that was asked for before the code that moves it has started, once', async () => {
  Element.prototype.scrollBy = jest.fn();
  ignoreSignals();
  const scrollNext = jest.fn();
  const scrollPrev = jest.fn();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const { rerender } = render(carousel);
  press('Next');
  rerender(carouselWhen(true));
  await waitFor(() => expect(screen.getByRole('region')).toHaveClass('is-moving'));
  press('Next');
  press('Previous');

  const { embla } = emblaWith({ scrollNext, scrollPrev });
  mockEmbla = embla;
  rerender(carouselWhen(true));
  expect(scrollNext).toHaveBeenCalledTimes(2);
  expect(scrollPrev).toHaveBeenCalledTimes(1);

  press('Next');
  rerender(carouselWhen(true));
  expect(scrollNext).toHaveBeenCalledTimes(3);
});

it('LN-01 the arrows say where a carousel ends that does not go round', async () => {
  let place = 0;
  const { embla, select } = emblaWith({
    selectedScrollSnap: () => place,
    canScrollPrev: () => place > 0,
    canScrollNext: () => place < 2,
  });
  mockEmbla = embla;
  ignoreSignals();
  render(carouselWhen(true));
  const disabled = () =>
    ['Previous', 'Next'].filter(
      (name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
    );
  await waitFor(() => expect(disabled()).toEqual(['Previous']));
  place = 1;
  select();
  expect(disabled()).toEqual([]);
  place = 2;
  select();
  expect(disabled()).toEqual(['Next']);
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
});
