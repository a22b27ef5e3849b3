import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the element with the returned ref when a temporary part of the page closes and the focus is lost.
 *
 * @param isAway whether the temporary part is open
 */
export const useFocusReturn = <Part extends HTMLElement>(isAway: boolean): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    const page = part.current?.ownerDocument;
    if (wasAway.current && !isAway && page?.activeElement === page?.body) part.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return part;
};
