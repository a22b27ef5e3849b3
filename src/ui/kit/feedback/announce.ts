/** `assertive` interrupts what the screen reader is saying. */
export type Urgency = 'polite' | 'assertive';

export const regionIds: Record<Urgency, string> = {
  polite: 'announcements',
  assertive: 'urgent-announcements',
};

/**
 * Announces a text to screen readers. A text that is still in the region is not repeated.
 *
 * @returns a function that removes the text from the region, so that it can be announced again
 */
export const announce = (page: Document, text: string, urgency: Urgency): (() => void) => {
  const region = page.getElementById(regionIds[urgency]);
  if (!region || [...region.children].some(({ textContent }) => textContent === text)) return () => undefined;
  // A block, so that messages do not run together.
  const message = page.createElement('div');
  message.textContent = text;
  region.append(message);
  return () => message.remove();
};

/** The time in which the text settles and focus moves, for example when a dialog closes. */
const settleMs = 100;

/** Focused elements of which screen readers read the name, but not the whole content. */
const namedSelector = 'body, main, [aria-label], [aria-labelledby]';

/**
 * Announces the text of an element, unless focus moves to its container: then screen readers read it anyway.
 *
 * @returns a function that cancels the announcement or removes its text
 */
export const announceUnlessFocused = (element: Element, text: string, urgency: Urgency): (() => void) => {
  const { ownerDocument: page } = element;
  const { activeElement: previous } = page;
  let remove: () => void;
  const timer = page.defaultView?.setTimeout(() => {
    const { activeElement: current } = page;
    const isRead = current !== previous && !current?.matches(namedSelector) && current?.contains(element);
    if (!isRead) remove = announce(page, text, urgency);
  }, settleMs);
  remove = () => page.defaultView?.clearTimeout(timer);
  return () => remove();
};
