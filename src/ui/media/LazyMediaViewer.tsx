import { observer } from 'mobx-react-lite';
import { MediaDialog, MediaLightbox } from './mediaDialogs';
import type { MediaViewerPresenter } from './MediaViewerPresenter';

export const LazyMediaViewer = observer(function LazyMediaViewer({
  viewer,
}: {
  readonly viewer: MediaViewerPresenter;
}) {
  const { current, dialogKind } = viewer;
  if (!current) return null;
  return dialogKind === 'preview' ? (
    <MediaLightbox viewer={viewer} />
  ) : (
    <MediaDialog viewer={viewer} media={current} />
  );
});
