import { useEffect } from 'react';
import { usePresenter } from '../usePresenter';
import { NearCarouselPresenter } from './NearCarouselPresenter';

/** The carousel in the element of that id, while the view is shown. */
export const useNearCarousel = (id: string, nearness = 600): NearCarouselPresenter => {
  const carousel = usePresenter(NearCarouselPresenter);
  useEffect(() => carousel.begin(id, nearness), [carousel, id, nearness]);
  return carousel;
};
