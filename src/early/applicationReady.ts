/** The application says so by this event once it has taken over the page. */
export const whenReady = (then: () => void): void =>
  document.addEventListener('application-ready', then, { once: true });
