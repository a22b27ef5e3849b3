import type { BrowserSupport } from './BrowserSupport';

export interface FeatureUse {
  /** Path in MDN's browser compatibility data, for example `css.properties.text-wrap`. */
  readonly feature: string;
  /** Relative to the project folder. */
  readonly file: string;
}

/** Why a feature may be used although some supported browsers lack it. */
export interface Fallback {
  readonly feature: string;
  /** The only file that may use it, because the fallback is there. Every file may use it by default. */
  readonly file?: string;
  readonly reason: string;
}

const covers = (fallback: Fallback, { feature, file }: FeatureUse): boolean =>
  fallback.feature === feature && (fallback.file ?? file) === file;

/** Returns one sentence for each use without a fallback that browsers lack, and for each fallback without a use. */
export const browserProblems = (
  uses: readonly FeatureUse[],
  fallbacks: readonly Fallback[],
  support: BrowserSupport,
): readonly string[] => {
  const missing = uses
    .filter((use) => !fallbacks.some((fallback) => covers(fallback, use)))
    .flatMap(({ feature, file }) => {
      const browsers = support.lacking(feature).join(', ');
      return browsers === ''
        ? []
        : `${file} uses ${feature}, which is missing in ${browsers}: add a fallback and list it in scripts/browsers/fallbacks.ts.`;
    });
  const unused = fallbacks
    .filter((fallback) => !uses.some((use) => covers(fallback, use)))
    .map(
      ({ feature, file = 'Nothing' }) =>
        `${file} uses ${feature}: remove it from scripts/browsers/fallbacks.ts.`,
    );
  return [...new Set([...missing, ...unused])];
};
