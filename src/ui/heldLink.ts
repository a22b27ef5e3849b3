import { heldAttribute } from '../handover/protocol';

/** For a link whose press the application answers within the page. */
export const heldLink = { [heldAttribute]: '' };
