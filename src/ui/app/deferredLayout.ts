import { deferredLayoutAttribute } from '#hydration/protocol';

/**
 * Props of a section that is below the fold on every screen. Its layout does not delay the first paint.
 * `--k-deferred-height` is its estimated height until then.
 */
export const deferredLayout = { [deferredLayoutAttribute]: '' };
