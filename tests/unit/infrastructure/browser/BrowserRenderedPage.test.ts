import { BrowserRenderedPage } from '../../../../src/infrastructure/browser/BrowserRenderedPage';

const shownSince = (attributes: readonly string[] | undefined): Date | undefined =>
  new BrowserRenderedPage({
    window: {
      document: {
        getElementById: () => attributes && { hasAttribute: (name: string) => attributes.includes(name) },
      },
      performance: { timeOrigin: 1_000 },
    } as unknown as Window & typeof globalThis,
  }).shownSince();

it.each([
  ['a page of the server that waits for the application', ['data-rendered'], new Date(1_000)],
  ['a page that the application has taken over', ['data-rendered', 'data-ready'], undefined],
  ['a page that the application made', [], undefined],
  ['no page', undefined, undefined],
])('RG-02 knows since when a visitor sees %s', (_, attributes, since) => {
  expect(shownSince(attributes)).toEqual(since);
});
