import { createContext, useCallback, useRef, type RefCallback, type RefObject } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

type LastUsedElement = RefObject<HTMLElement | null>;

/** The element that the visitor last pressed or focused. */
export const LastUsedElementContext = createContext<LastUsedElement | undefined>(undefined);

/**
 * Tracks the element that the visitor last pressed or focused. `activeElement` is not enough: Safari does not focus
 * pressed buttons, and a control that is hidden or rendered anew loses focus.
 * @returns the element, and the ref of any element of the document
 */
export const useLastUsedElement = (): readonly [LastUsedElement, RefCallback<HTMLElement>] => {
  const lastUsed = useRef<HTMLElement>(null);

  const track = useCallback((within: HTMLElement): (() => void) => {
    const page = within.ownerDocument;
    const remember = ({ target }: Event): void => {
      lastUsed.current = (target as Element).closest<HTMLElement>(controls);
    };
    page.addEventListener('click', remember, true);
    page.addEventListener('focusin', remember, true);
    return () => {
      page.removeEventListener('click', remember, true);
      page.removeEventListener('focusin', remember, true);
    };
  }, []);

  return [lastUsed, track];
};
