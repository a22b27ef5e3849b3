import { useEffect } from 'react';
import { usePresenter } from '../usePresenter';
import { LazyCarouselPresenter } from './LazyCarouselPresenter';

/** Returns the carousel state of the element with this id. It is updated while the view is mounted. */
export const useLazyCarousel = (id: string, nearness = 600): LazyCarouselPresenter => {
  const carousel = usePresenter(LazyCarouselPresenter);
  useEffect(() => carousel.start(id, nearness), [carousel, id, nearness]);
  return carousel;
};
