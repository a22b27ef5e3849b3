import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../../../../src/ui/kit/media/Carousel';
import type { CarouselLabels } from '../../../../../src/ui/kit/media/CarouselFrame';

const labels: CarouselLabels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  carousel: 'carousel',
  slide: 'slide',
  position: (number, count) => `${number} of ${count}`,
};

const carousel = (
  <Carousel
    label="Reviews"
    labels={labels}
    slides={['One', 'Two', 'Three'].map((text) => ({ key: text, content: <p>{text}</p> }))}
    shown={{ large: 3, small: 1 }}
    autoplay={5000}
    isNear={false}
    mayMove
  />
);

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
