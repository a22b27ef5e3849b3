import type { MouseEvent } from 'react';

/** Whether a click opens a new tab or window, which is left to the browser. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
