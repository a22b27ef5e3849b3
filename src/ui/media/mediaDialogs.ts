import { later } from '../loading/later';
import type { MediaDialogKind } from './MediaViewerPresenter';

export const MediaLightbox = later(async () => (await import('./MediaLightbox')).MediaLightbox);
export const MediaDialog = later(async () => (await import('./MediaDialog')).MediaDialog);

/** Preloads the code of a dialog that will probably be opened. A failure is shown only when the dialog is opened. */
export const preloadDialog = (kind: MediaDialogKind): void =>
  (kind === 'preview' ? MediaLightbox : MediaDialog).preload();
