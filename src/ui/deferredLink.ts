import { deferredLinkAttribute } from '#hydration/protocol';

/** Attributes of a link whose click the app handles within the page. */
export const deferredLink = { [deferredLinkAttribute]: '' };
