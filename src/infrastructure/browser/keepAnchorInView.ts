/** Most images load within this time. */
const holdMilliseconds = 5000;

const releaseEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the target of a hash link in place while content and images around it are still loading.
 * Stops when the visitor interacts with the page.
 *
 * @returns a function that stops the adjustment
 */
export const keepAnchorInView = (window: Window, id: string): (() => void) => {
  const { document, performance } = window;
  const end = performance.now() + holdMilliseconds;
  let frame = 0;
  let place: { readonly top: number; readonly scrolled: number; readonly height: number } | undefined;

  const release = (): void => {
    window.cancelAnimationFrame(frame);
    for (const use of releaseEvents) window.removeEventListener(use, release);
  };
  const isScrolledByVisitor = (): boolean =>
    place !== undefined &&
    window.scrollY !== place.scrolled &&
    document.documentElement.scrollHeight === place.height;
  const look = (): void => {
    if (performance.now() > end || isScrolledByVisitor()) return release();
    const target = document.getElementById(id);
    if (target) {
      const { top } = target.getBoundingClientRect();
      if (place === undefined || Math.abs(top - place.top) > 1)
        target.scrollIntoView({ behavior: 'instant' });
      place = {
        top: target.getBoundingClientRect().top,
        scrolled: window.scrollY,
        height: document.documentElement.scrollHeight,
      };
    }
    frame = window.requestAnimationFrame(look);
  };

  for (const use of releaseEvents) window.addEventListener(use, release, { passive: true });
  look();
  return release;
};
