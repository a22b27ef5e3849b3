/** Hides the consent bar after a choice. Focuses the message that follows it, which screen readers then read. */
export const closeConsentBar = (bar: HTMLElement): void => {
  // The click may be replayed after hydration, when the visitor is elsewhere.
  if (bar.hidden) return;
  const message = bar.nextElementSibling as HTMLElement;
  message.hidden = false;
  message.focus({ preventScroll: true });
  message.addEventListener('blur', () => (message.hidden = true), { once: true });
  bar.hidden = true;
};
