import type { MouseEvent } from 'react';

/** Whether a modifier key is pressed, so that the browser should open the link in a new tab or window. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
