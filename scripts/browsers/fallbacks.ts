import type { Fallback } from './browserProblems';

const optional = (reason: string, ...features: readonly string[]): readonly Fallback[] =>
  features.map((feature) => ({ feature, reason }));

const inFile = (file: string, reason: string, ...features: readonly string[]): readonly Fallback[] =>
  features.map((feature) => ({ feature, file, reason }));

/** Features that some supported browsers lack. `@supports` blocks are fallbacks themselves and are not listed. */
export const fallbacks: readonly Fallback[] = [
  ...optional(
    'Touch screens show no mouse cursor.',
    'css.properties.cursor.default',
    'css.properties.cursor.not-allowed',
    'css.properties.cursor.pointer',
    'css.properties.cursor.progress',
  ),
  ...optional(
    'Lines break at other words.',
    'css.properties.hyphenate-limit-chars',
    'css.properties.text-wrap.balance',
    'css.properties.text-wrap.pretty',
  ),
  ...optional('Colors are those of the system.', 'css.properties.scrollbar-color', 'css.selectors.selection'),
  ...optional('Safari has no forced colors.', 'css.properties.forced-color-adjust'),
  ...optional('Scroll bars are visible, or wider.', 'css.properties.scrollbar-width'),
  ...optional('Popovers open without a transition.', 'css.at-rules.starting-style'),
  ...optional('The browser lays out all content at once.', 'css.properties.content-visibility'),
  ...optional(
    'A text area keeps its height, and scrolls.',
    'css.properties.field-sizing',
    'css.properties.resize',
  ),
  ...optional('The property is also set with a prefix.', 'css.properties.text-size-adjust'),
  ...optional('Firefox plays every video inline.', 'html.elements.video.playsinline'),
  ...optional('Keyboards may correct what is typed.', 'html.global_attributes.autocorrect'),
  ...optional('Physical keyboards do not capitalize.', 'html.global_attributes.autocapitalize'),
  ...inFile(
    'src/ui/kit/fields/CodeField.scss',
    'The field is clipped closer to its digits.',
    'css.properties.overflow-clip-margin',
  ),
  ...inFile(
    'src/ui/registration/LoginLayout.scss',
    'A plain background precedes image-set(). The data has type() only for attr().',
    'css.types.type',
  ),
  ...inFile(
    'src/hydration/inline/captureInput.ts',
    'Tested for: without prerendering, the page is active.',
    'api.Document.prerendering',
    'api.Document.prerenderingchange_event',
  ),
  ...inFile(
    'src/hydration/early/onceActivated.ts',
    'Tested for: without prerendering, the page is active.',
    'api.Document.prerenderingchange_event',
  ),
  ...inFile(
    'src/hydration/inline/captureInput.ts',
    'Tested for: the script is requested at the first paint.',
    'api.Window.requestIdleCallback',
  ),
  ...inFile(
    'src/infrastructure/browser/whenIdle.ts',
    'Tested for: it does not wait.',
    'api.Window.requestIdleCallback',
  ),
  ...inFile(
    'src/hydration/inline/captureInput.ts',
    'A mouse that rests on the page of a phone counts as moved.',
    'api.MouseEvent.movementX',
    'api.MouseEvent.movementY',
  ),
  ...inFile(
    'src/infrastructure/browser/NavigatorPrivacySignals.ts',
    'Without the signal, the consent bar is shown.',
    'api.Navigator.globalPrivacyControl',
  ),
  ...inFile(
    'src/infrastructure/browser/BrowserShareSheet.ts',
    'Tested for: the link is emailed.',
    'api.Navigator.share',
  ),
];
