import type { MouseEvent } from 'react';

/** A press that asks for a new tab or window: the link's own business. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
