import { NearCarouselPresenter } from '../../../../src/ui/content/NearCarouselPresenter';
import { compose } from '../../support/compose';

it('HO-03 the reviews move once they have been near, unless somebody wants less motion', async () => {
  const application = await compose();
  const reviews = application.get(NearCarouselPresenter);
  expect([reviews.isNear, reviews.mayMove]).toEqual([false, false]);

  const stop = reviews.begin('reviews', 600);
  const come = application.viewport.watched.get('reviews');
  expect([reviews.isNear, reviews.mayMove]).toEqual([false, true]);
  come?.(true);
  come?.(false);
  expect(reviews.isNear).toBe(true);

  application.playback.become({ mayMove: false });
  expect(reviews.mayMove).toBe(false);
  stop();
  application.playback.become({ mayMove: true });
  expect(reviews.mayMove).toBe(false);
});
