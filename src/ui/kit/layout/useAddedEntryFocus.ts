import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first entry that a "show more" button has added to a list, because the button may be gone. If the visitor
 * has moved focus in the meantime, it stays there.
 *
 * @param selector matches the entries within the list
 * @param count number of entries
 * @returns a function to call when the button is pressed
 */
export function useAddedEntryFocus(
  list: RefObject<HTMLElement | null>,
  selector: string,
  count: number,
): () => void {
  const request = useRef<{ readonly count: number; readonly button: Element | null }>(undefined);

  useEffect(() => {
    const { current } = request;
    if (!current || count <= current.count) return;
    request.current = undefined;
    const entry = list.current?.querySelectorAll<HTMLElement>(selector)[current.count];
    const { activeElement, body } = entry?.ownerDocument ?? {};
    if (!entry || (activeElement !== body && activeElement !== current.button)) return;
    if (entry.tabIndex < 0) entry.tabIndex = -1;
    entry.focus();
  }, [list, selector, count]);

  return () => {
    request.current = { count, button: list.current?.ownerDocument.activeElement ?? null };
  };
}
