import type { Viewport } from '#application/navigation/Viewport';

/**
 * Restores the scroll position once all previously loaded list entries are painted. From then on, stores the position.
 * @param shown aborted when the page is left, because the current history entry then belongs to another page
 */
export const scrollBackAfterPaint = (viewport: Viewport, shown: AbortSignal): void =>
  viewport.afterPaint(() => {
    if (shown.aborted) return;
    viewport.restoreScroll();
    viewport.storeScrollPosition(shown);
  });
