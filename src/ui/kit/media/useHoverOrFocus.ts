import { useEffect, useState, type RefObject } from 'react';

/** Returns whether the element is hovered or contains focus. */
export const useHoverOrFocus = (root: RefObject<HTMLElement | null>): boolean => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listeners: readonly [string, (event: Event) => void][] = [
      // Ignores touch input, which does not hover.
      ['pointerenter', (event) => setPointed((event as PointerEvent).pointerType === 'mouse')],
      ['pointerleave', () => setPointed(false)],
      ['focusin', () => setFocused(true)],
      [
        'focusout',
        (event) => setFocused(element.contains((event as FocusEvent).relatedTarget as Node | null)),
      ],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [root]);

  return isPointed || isFocused;
};
