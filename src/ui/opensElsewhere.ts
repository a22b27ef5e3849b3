import type { MouseEvent } from 'react';

/** A click that opens a new tab or window is left to the browser. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
