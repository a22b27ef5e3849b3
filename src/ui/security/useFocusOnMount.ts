import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a heading or notice when an action has revealed it. The element needs `tabIndex={-1}`. */
export const useFocusOnMount = <Part extends HTMLElement = HTMLHeadingElement>(): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
};
