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
  const message = page.createElement('span');
  message.textContent = text;
  region.append(message);
  return () => message.remove();
};
