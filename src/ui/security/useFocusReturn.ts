import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what gets the focus back once something that was opened is gone, and the focus with it.
 *
 * @param isAway whether that is open
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
