import { heldAttribute } from '../handover/protocol';

/** Attributes of a link whose click the app handles within the page. */
export const heldLink = { [heldAttribute]: '' };
