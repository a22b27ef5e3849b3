import { useEffect } from 'react';
import { usePresenter } from '../usePresenter';
import { NearCarouselPresenter } from './NearCarouselPresenter';

/** Carousel state of the element with this id, updated while the view is shown. */
export const useNearCarousel = (id: string, nearness = 600): NearCarouselPresenter => {
  const carousel = usePresenter(NearCarouselPresenter);
  useEffect(() => carousel.begin(id, nearness), [carousel, id, nearness]);
  return carousel;
};
