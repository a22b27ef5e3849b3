import { useEffect } from 'react';
import { usePresenter } from '../usePresenter';
import { LazyCarouselPresenter } from './LazyCarouselPresenter';

/** Carousel state of the element with this id, updated while the view is shown. */
export const useLazyCarousel = (id: string, nearness = 600): LazyCarouselPresenter => {
  const carousel = usePresenter(LazyCarouselPresenter);
  useEffect(() => carousel.start(id, nearness), [carousel, id, nearness]);
  return carousel;
};
