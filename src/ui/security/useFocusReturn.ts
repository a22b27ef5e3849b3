import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the element of the returned ref when an opened part closes and the focus is lost with it.
 *
 * @param isAway whether the part is open
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
