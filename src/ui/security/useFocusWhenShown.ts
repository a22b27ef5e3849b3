import { useEffect, useRef, type RefObject } from 'react';

/** For a heading or notice of what an action has opened, with `tabIndex={-1}`. */
export const useFocusWhenShown = <
  Part extends HTMLElement = HTMLHeadingElement,
>(): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
};
