import { ErrorBoundaryPresenter } from '#ui/app/ErrorBoundaryPresenter';
import { compose } from '../../support/compose';

it('offers to reload a broken page or go to the localized home page', async () => {
  const application = await compose({ path: '/fr/compte/produits?code=A' });
  const boundary = application.get(ErrorBoundaryPresenter);
  boundary.reload();
  boundary.goHome();
  expect(application.navigator.loadedPaths).toEqual(['/fr/compte/produits?code=A', '/fr']);
  boundary.errors.report('broken');
  expect(application.errors.reports).toEqual(['broken']);
});
