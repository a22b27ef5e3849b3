import { shouldSaveData } from '#infrastructure/browser/shouldSaveData';
import { whenIdle } from '#infrastructure/browser/whenIdle';
import { deferredLayoutAttribute, laidOutAttribute, rootId } from '../protocol';
import { onceLoaded } from './onceLoaded';

/** Milliseconds that a busy browser may delay a section. */
const maxIdleWaitMs = 100;

const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** Lazy images are missing when the page is printed, saved or captured as a whole. */
const loadImages = (): void => {
  if (shouldSaveData(navigator)) return;
  for (const image of document.images) image.setAttribute('loading', 'eager');
};

/**
 * Lays out the sections below the fold, one per frame, so that no frame is long. Screen readers, searches within the
 * page and captures of the whole page only find content that is laid out.
 */
export const layOutPage = async (): Promise<void> => {
  for (const section of document.querySelectorAll(`[${deferredLayoutAttribute}]`)) {
    await nextFrame();
    await whenIdle(window, maxIdleWaitMs);
    section.removeAttribute(deferredLayoutAttribute);
  }
  document.getElementById(rootId)?.setAttribute(laidOutAttribute, '');
  onceLoaded(loadImages);
};
