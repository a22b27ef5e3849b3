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
  ['a rendered page before hydration', ['data-rendered'], new Date(1_000)],
  ['a hydrated page', ['data-rendered', 'data-ready'], undefined],
  ['a page rendered by the application', [], undefined],
  ['no page', undefined, undefined],
])('RG-02 returns when the page became visible, if known: %s', (_, attributes, since) => {
  expect(readShownSince(attributes)).toEqual(since);
});
