import { lazy } from 'react';
import type { MediaDialogKind } from './MediaViewerPresenter';

const lightbox = () => import('./MediaLightbox').then((module) => ({ default: module.MediaLightbox }));
const dialogs = () => import('./MediaDialog').then((module) => ({ default: module.MediaDialog }));

export const MediaLightbox = lazy(lightbox);
export const MediaDialog = lazy(dialogs);

/** Preloads the code of a dialog that will probably be opened. A failure is shown only when the dialog is opened. */
export const preloadDialog = (kind: MediaDialogKind): void => {
  const load: Promise<unknown> = kind === 'preview' ? lightbox() : dialogs();
  load.catch(() => undefined);
};
