import { BrowserRenderedPage } from '#infrastructure/browser/BrowserRenderedPage';

const readShownSince = (attributes: readonly string[] | undefined): Date | undefined =>
  new BrowserRenderedPage({
    window: {
      document: {
        getElementById: () => attributes && { hasAttribute: (name: string) => attributes.includes(name) },
      },
      performance: { timeOrigin: 1_000 },
    } as unknown as Window & typeof globalThis,
  }).visibleSince();

it.each([
  ['a page of the server that waits for the application', ['data-rendered'], new Date(1_000)],
  ['a page that the application has taken over', ['data-rendered', 'data-ready'], undefined],
  ['a page that the application made', [], undefined],
  ['no page', undefined, undefined],
])('RG-02 knows since when a visitor sees %s', (_, attributes, since) => {
  expect(readShownSince(attributes)).toEqual(since);
});
