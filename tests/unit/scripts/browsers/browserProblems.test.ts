import { browserProblems } from '#scripts/browsers/browserProblems';
import { BrowserSupport } from '#scripts/browsers/BrowserSupport';

const support = new BrowserSupport(['chrome 132', 'safari 17.4']);

const use = { feature: 'css.properties.text-wrap.balance', file: 'src/a.scss' };
const fallback = { feature: use.feature, reason: 'Lines break at other words.' };

it('reports a feature that a supported browser lacks', () => {
  expect(browserProblems([use], [], support)).toEqual([
    'src/a.scss uses css.properties.text-wrap.balance, which is missing in Safari: add a fallback and list it in scripts/browsers/fallbacks.ts.',
  ]);
});

it('accepts features that are listed or supported by all browsers', () => {
  const supported = { feature: 'css.properties.text-wrap', file: 'src/a.scss' };
  expect(browserProblems([use, supported], [fallback], support)).toEqual([]);
  expect(browserProblems([use], [{ ...fallback, file: 'src/a.scss' }], support)).toEqual([]);
});

it('reports a use outside the file that contains the fallback', () => {
  const uses = [use, { ...use, file: 'src/b.scss' }];
  expect(browserProblems(uses, [{ ...fallback, file: 'src/a.scss' }], support)).toEqual([
    expect.stringContaining('src/b.scss uses css.properties.text-wrap.balance'),
  ]);
});

it('reports a fallback that no file still needs', () => {
  expect(browserProblems([], [fallback], support)).toEqual([
    'Nothing uses css.properties.text-wrap.balance: remove it from scripts/browsers/fallbacks.ts.',
  ]);
});
