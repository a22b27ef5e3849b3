import { ErrorBoundaryPresenter } from '#ui/app/ErrorBoundaryPresenter';
import { compose } from '../../support/compose';

it('a broken page can be reloaded or left for the home page of the locale', async () => {
  const application = await compose({ path: '/fr/compte/produits?code=A' });
  const boundary = application.get(ErrorBoundaryPresenter);
  boundary.reload();
  boundary.goHome();
  expect(application.navigator.loadedPaths).toEqual(['/fr/compte/produits?code=A', '/fr']);
  boundary.errors.report('broken');
  expect(application.errors.reports).toEqual(['broken']);
});
