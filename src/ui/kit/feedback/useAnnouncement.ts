import { useEffect, useRef, type RefObject } from 'react';
import { announceUnlessFocused, type Urgency } from './announce';

/** Excluded: controls are not part of a message, and the text of a timer changes every second. */
const silentSelector = '[aria-hidden="true"], [role="timer"], button, .k-button';

/** Separates elements, whose texts would otherwise run together. */
const textOf = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) return node.matches(silentSelector) ? ' ' : ` ${textOf(node)} `;
      return node.textContent ?? '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

interface Announcement {
  readonly text: string;
  readonly remove: () => void;
}

const nothing: Announcement = { text: '', remove: () => undefined };

/**
 * Announces the text of an element when it appears and when it changes, without its buttons. An urgent text in a form
 * is also scrolled into view, because the pressed button may be a screen away from it.
 *
 * @param urgency undefined for an element that is not announced
 * @returns the ref of the element
 */
export function useAnnouncement<Announced extends HTMLElement>(
  urgency: Urgency | undefined,
): RefObject<Announced | null> {
  const element = useRef<Announced>(null);
  const announced = useRef(nothing);

  // Runs after every render, because any of them may change the text.
  useEffect(() => {
    const { current } = element;
    const text = current && urgency ? textOf(current) : '';
    if (text === announced.current.text) return;
    announced.current.remove();
    if (text !== '' && urgency === 'assertive' && current?.closest('form'))
      current.scrollIntoView({ block: 'nearest' });
    announced.current =
      current && urgency && text !== ''
        ? { text, remove: announceUnlessFocused(current, text, urgency) }
        : nothing;
  });
  useEffect(
    () => () => {
      announced.current.remove();
      announced.current = nothing;
    },
    [],
  );
  return element;
}
