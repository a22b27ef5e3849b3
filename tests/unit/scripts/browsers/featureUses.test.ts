import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BrowserSupport } from '#scripts/browsers/BrowserSupport';
import { featureUses } from '#scripts/browsers/featureUses';

const support = new BrowserSupport(['chrome 132', 'firefox 133', 'safari 17.4', 'ios_saf 17.4']);

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starport-browsers-'));
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "lib": ["es2023", "dom"], "jsx": "preserve", "types": [] } }',
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, source: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
};

/** Features that some browsers lack, by the source that uses them. */
const unsupportedIn = (extension: string, sources: readonly string[]): Record<string, readonly string[]> => {
  sources.forEach((source, index) => write(`src/${index}.${extension}`, source));
  const uses = featureUses(root, (feature) => support.lacking(feature).length > 0);
  const featuresIn = (index: number) => uses.filter(({ file }) => file === `src/${index}.${extension}`);
  return Object.fromEntries(
    sources.map((source, index) => [source, featuresIn(index).map(({ feature }) => feature)]),
  );
};

it('finds style features that some browsers lack', () => {
  const features = {
    '.a { field-sizing: content; }': ['css.properties.field-sizing'],
    '.a { text-wrap: pretty; }': ['css.properties.text-wrap.pretty'],
    '.a { color: contrast-color(red); }': ['css.types.color.contrast-color'],
    '.a { --k-size: 2rex; }': ['css.types.length.rex'],
    '.a:has-slotted { color: red; }': ['css.selectors.has-slotted'],
    '.a { @starting-style { opacity: 0; } }': ['css.at-rules.starting-style'],
    '@media (inverted-colors) { .a { color: red; } }': ['css.at-rules.media.inverted-colors'],
  };
  expect(unsupportedIn('scss', Object.keys(features))).toEqual(features);
});

it('ignores styles that are supported, prefixed or in @supports blocks', () => {
  const features = {
    '.a { color: color-mix(in srgb, red, blue); &:has(> b) { inset: 0; } }': [],
    '.a { -webkit-text-size-adjust: 100%; }': [],
    '@supports (right: anchor(right)) { .a { right: anchor(right); } }': [],
  };
  expect(unsupportedIn('scss', Object.keys(features))).toEqual(features);
});

it('finds script features that some browsers lack', () => {
  const features = {
    'document.startViewTransition(() => undefined)': ['api.Document.startViewTransition'],
    'requestIdleCallback(() => undefined)': ['api.Window.requestIdleCallback'],
    'window.requestIdleCallback(() => undefined)': ['api.Window.requestIdleCallback'],
    'const { requestIdleCallback: idle } = window as Partial<Window>': ['api.Window.requestIdleCallback'],
    'fetch("/").then((response) => response.bytes())': ['api.Response.bytes'],
    'URL.parse("/")': ['api.URL.parse_static'],
    'addEventListener("scrollend", close)': ['api.Document.scrollend_event'],
    'window.addEventListener("scrollend", close)': ['api.Document.scrollend_event'],
    'document.body.addEventListener("scrollend", close)': ['api.Element.scrollend_event'],
    '(navigator as Navigator & { getBattery(): void }).getBattery()': ['api.Navigator.getBattery'],
  };
  expect(unsupportedIn('ts', Object.keys(features))).toEqual(features);
});

it('finds elements, attributes and events that some browsers lack', () => {
  const features = {
    '<geolocation />': ['html.elements.geolocation'],
    '<button command="close" />': ['html.elements.button.command'],
    '<p popover="hint" />': ['html.global_attributes.popover.hint'],
    '<p onScrollEnd={close} />': ['api.Element.scrollend_event'],
  };
  expect(unsupportedIn('tsx', Object.keys(features))).toEqual(features);
});

it('ignores supported script features, and the code’s own members that share a name with unsupported ones', () => {
  const features = {
    'URL.canParse("/")': [],
    'addEventListener("pagehide", close)': [],
    'new (class { bytes() { return 1; } })().bytes()': [],
    '({ startViewTransition: () => 1 }).startViewTransition()': [],
  };
  expect(unsupportedIn('ts', Object.keys(features))).toEqual(features);
});
