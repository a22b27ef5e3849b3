import type { Viewport } from '#application/navigation/Viewport';

/**
 * Restores the scroll position once a list with more loaded entries is painted, and stores the position from then on.
 * @param shown aborted when the page is left; the history entry then belongs to another page
 */
export const scrollBackAfterPaint = (viewport: Viewport, shown: AbortSignal): void =>
  viewport.afterPaint(() => {
    if (shown.aborted) return;
    viewport.restoreScroll();
    viewport.storeScrollPosition(shown);
  });
