import type { Viewport } from '../../application/navigation/Viewport';

/**
 * Scrolls to where the visitor was once a list that has grown is painted, and stores the position from then on.
 * @param shown is aborted when the page is left: the entry of the history is another page's then
 */
export const scrollBackAfterPaint = (viewport: Viewport, shown: AbortSignal): void =>
  viewport.afterPaint(() => {
    if (shown.aborted) return;
    viewport.scrollBack();
    viewport.storeScrollPosition(shown);
  });
