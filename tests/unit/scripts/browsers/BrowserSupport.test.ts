import { BrowserSupport } from '#scripts/browsers/BrowserSupport';

const lacking = (feature: string, ...queries: readonly string[]): readonly string[] =>
  new BrowserSupport(queries).lacking(feature);

it('compares every supported version with the versions that have the feature', () => {
  expect(lacking('css.properties.content-visibility', 'safari 17.4', 'safari 18.0')).toEqual(['Safari']);
  expect(lacking('css.properties.content-visibility', 'safari 18.0')).toEqual([]);
});

it('includes mobile browsers, whose earlier versions Browserslist omits', () => {
  expect(lacking('css.properties.resize', 'firefox 133', 'ios_saf 17.4')).toEqual([
    'Firefox for Android',
    'Safari on iOS',
  ]);
});

it('counts partial support, but not prefixed support', () => {
  expect(lacking('css.properties.overscroll-behavior', 'chrome 132', 'safari 17.4')).toEqual([]);
  expect(lacking('css.properties.text-size-adjust', 'ios_saf 17.4')).toEqual(['Safari on iOS']);
});

it('reports no browsers for parts of a missing feature or for features without data', () => {
  expect(lacking('css.properties.field-sizing', 'safari 17.4')).toEqual(['Safari']);
  expect(lacking('css.properties.field-sizing.content', 'safari 17.4')).toEqual([]);
  expect(lacking('css.properties.no-such-property', 'safari 17.4')).toEqual([]);
});

it('reads the supported browsers from package.json by default', () => {
  expect(new BrowserSupport().lacking('css.properties.content-visibility')).toEqual([
    'Safari on iOS',
    'Safari',
  ]);
});
