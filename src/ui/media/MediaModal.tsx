import { Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { MediaDialog, MediaLightbox } from './modals';
import type { ViewerPresenter } from './ViewerPresenter';

export const MediaModal = observer(function MediaModal({ viewer }: { readonly viewer: ViewerPresenter }) {
  const { current, modal } = viewer;
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      {modal === 'preview' ? (
        <MediaLightbox viewer={viewer} />
      ) : (
        <MediaDialog viewer={viewer} media={current} />
      )}
    </Suspense>
  );
});
