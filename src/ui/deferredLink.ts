import { deferredLinkAttribute } from '#hydration/protocol';

/** Attributes for a link whose click is handled by the app instead of the browser. */
export const deferredLink = { [deferredLinkAttribute]: '' };
