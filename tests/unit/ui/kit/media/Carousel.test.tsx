import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import '#ui/kit/media/InteractiveCarousel';
import { Carousel } from '#ui/kit/media/Carousel';
import type { CarouselLabels } from '#ui/kit/media/CarouselFrame';

let mockEmbla: object | undefined;
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: () => [() => undefined, mockEmbla],
}));

const labels: CarouselLabels = {
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  slide: 'slide',
  position: (number, count) => `${number} of ${count}`,
};

/** @param members members of Embla that a test checks */
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

/** Simulates scrolling to the second slide. */
const scrollToSecond = () => {
  const viewport = screen.getByRole('group', { name: 'Reviews' });
  for (const [index, slide] of screen.getAllByRole('group', { name: /of 3/ }).entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 300 });
    Object.defineProperty(slide, 'offsetWidth', { value: 300 });
  }
  viewport.scrollLeft = 290;
  return viewport;
};

const carouselWhen = (isNear: boolean, autoplay: { readonly autoplayMs?: number } = { autoplayMs: 5000 }) => (
  <Carousel
    label="Reviews"
    labels={labels}
    slides={['One', 'Two', 'Three'].map((text) => ({ key: text, content: <p>{text}</p> }))}
    visibleSlides={{ large: 3, small: 1 }}
    {...autoplay}
    motionControl={<button>Stop</button>}
    isNear={isNear}
    canAnimate
  />
);
const carousel = carouselWhen(false);

it('HO-03 renders every slide on the server, before the carousel code loads', () => {
  const html = renderToString(carousel);
  for (const text of ['One', 'Two', 'Three']) expect(html).toContain(text);
});

it('HO-03 labels the carousel, its slides, their positions and its controls', () => {
  render(carousel);
  expect(screen.getByRole('region', { name: 'Reviews' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '2 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  for (const [index, name] of ['Stop', 'Previous', 'Next'].entries())
    expect(screen.getAllByRole('button')[index]).toHaveAccessibleName(name);
});

it('HO-03 performs each step requested before the code starts exactly once', async () => {
  Element.prototype.scrollBy = jest.fn();
  const scrollNext = jest.fn();
  const scrollPrev = jest.fn();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const { rerender } = render(carousel);
  press('Next');
  scrollToSecond();
  rerender(carouselWhen(true));
  press('Next');
  press('Previous');

  const scrollTo = jest.fn();
  mockEmbla = emblaWith({ scrollNext, scrollPrev, scrollTo }).embla;
  rerender(carouselWhen(true));
  await waitFor(() => expect(screen.getByRole('region')).toHaveClass('is-moving'));
  expect(scrollNext).toHaveBeenCalledTimes(2);
  expect(scrollPrev).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();

  press('Next');
  expect(scrollNext).toHaveBeenCalledTimes(3);
});

it('HO-03 performs a step requested while the code is starting', async () => {
  const { rerender } = render(carousel);
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.click(next);
  const scrollNext = jest.fn().mockImplementationOnce(() => next.click());
  mockEmbla = emblaWith({ scrollNext }).embla;
  rerender(carouselWhen(true));
  await waitFor(() => expect(scrollNext).toHaveBeenCalledTimes(2));
});

it('HO-03 preserves its elements, the focus and the current slide when it starts to move', async () => {
  const scrollTo = jest.fn();
  const { rerender } = render(carousel);
  const viewport = scrollToSecond();
  const slides = screen.getAllByRole('group', { name: /of 3/ });
  act(() => viewport.focus());

  mockEmbla = emblaWith({ scrollTo }).embla;
  rerender(carouselWhen(true));
  await waitFor(() => expect(screen.getByRole('region')).toHaveClass('is-moving'));
  expect(viewport).toHaveFocus();
  expect(screen.getAllByRole('group', { name: /of 3/ })).toEqual(slides);
  expect(scrollTo.mock.calls).toEqual([[1, true]]);
  expect(viewport.scrollLeft).toBe(0);
});

it('HO-03 starts autoplay only after losing focus it had before its code loaded', async () => {
  const play = jest.fn();
  const { embla } = emblaWith({ plugins: () => ({ autoplay: { play, stop: () => undefined } }) });
  const { rerender } = render(carousel);
  const viewport = screen.getByRole('group', { name: 'Reviews' });
  act(() => viewport.focus());
  mockEmbla = embla;
  rerender(carouselWhen(true));
  await waitFor(() => expect(screen.getByRole('region')).toHaveClass('is-moving'));
  play.mockClear();
  act(() => viewport.blur());
  expect(play).toHaveBeenCalledTimes(1);
});

it('HO-03 stops autoplay on request, and then announces each position', async () => {
  const autoplay = { play: jest.fn(), stop: jest.fn() };
  mockEmbla = emblaWith({ plugins: () => ({ autoplay }) }).embla;
  const { rerender } = render(carouselWhen(true));
  await waitFor(() => expect(autoplay.play).toHaveBeenCalled());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(carouselWhen(true, {}));
  autoplay.play.mockClear();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 of 3'));
  expect(autoplay.stop).toHaveBeenCalled();
  expect(autoplay.play).not.toHaveBeenCalled();
});

it('LN-01 disables the arrows at the ends of a carousel that does not loop', async () => {
  let place = 0;
  const { embla, select } = emblaWith({
    selectedScrollSnap: () => place,
    canScrollPrev: () => place > 0,
    canScrollNext: () => place < 2,
  });
  mockEmbla = embla;
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
