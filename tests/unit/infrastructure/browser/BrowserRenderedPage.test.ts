import { BrowserRenderedPage } from '../../../../src/infrastructure/browser/BrowserRenderedPage';

const shownSince = (dataset: Record<string, string> | undefined): Date | undefined =>
  new BrowserRenderedPage({
    window: {
      document: { getElementById: () => dataset && { dataset } },
      performance: { timeOrigin: 1_000 },
    } as unknown as Window & typeof globalThis,
  }).shownSince();

it.each([
  ['a page of the server that waits for the application', { rendered: '/signup' }, new Date(1_000)],
  ['a page that the application has taken over', { rendered: '/signup', ready: '' }, undefined],
  ['a page that the application made', {}, undefined],
  ['no page', undefined, undefined],
])('RG-02 knows since when a visitor sees %s', (_, dataset, since) => {
  expect(shownSince(dataset)).toEqual(since);
});
