import { LazyCarouselPresenter } from '#ui/content/LazyCarouselPresenter';
import { compose } from '../../support/compose';

it('HO-03 starts moving the reviews near the viewport, except with reduced motion', async () => {
  const application = await compose();
  const reviews = application.get(LazyCarouselPresenter);
  expect([reviews.isNear, reviews.canAnimate]).toEqual([false, false]);

  const stop = reviews.start('reviews', 600);
  const come = application.viewport.watched.get('reviews');
  expect([reviews.isNear, reviews.canAnimate]).toEqual([false, true]);
  come?.(true);
  come?.(false);
  expect(reviews.isNear).toBe(true);

  expect(reviews.canAutoplay).toBe(true);
  application.playback.set({ canAnimate: false, canAutoplay: false });
  expect([reviews.canAnimate, reviews.canAutoplay]).toEqual([false, false]);
  stop();
  application.playback.set({ canAnimate: true });
  expect(reviews.canAnimate).toBe(false);
});
