import { useEffect, useRef, type RefObject } from 'react';

/** For a heading of what an action has opened, with `tabIndex={-1}`. */
export const useFocusWhenShown = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
