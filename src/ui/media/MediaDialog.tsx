import type { KeyboardEvent } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { IconButton } from '../kit/actions/IconButton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Dialog } from '../kit/overlays/Dialog';
import { DocumentFiles } from './DocumentFiles';
import { MediaVideo } from './MediaVideo';
import type { MediaEntry } from './MediaEntry';
import type { MediaViewerPresenter } from './MediaViewerPresenter';
import { WallpaperFiles } from './WallpaperFiles';
import './MediaDialog.scss';

interface MediaDialogProps {
  readonly viewer: MediaViewerPresenter;
  readonly media: MediaEntry;
}

/** Shows a video, the resolutions of a wallpaper, or the files of a document. Import it with `React.lazy`. */
export const MediaDialog = observer(function MediaDialog({ viewer, media }: MediaDialogProps) {
  const t = useTexts('media');
  const close = useTexts('app')('close');
  const { dialogKind, items, index } = viewer;

  const press = (event: KeyboardEvent) => {
    // A video player uses the arrow keys for its own controls.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowLeft') viewer.move(-1);
    if (event.key === 'ArrowRight') viewer.move(1);
  };

  return (
    // React bubbles the dialog's key events to this element, although the dialog is elsewhere in the DOM.
    <div role="presentation" onKeyDown={press}>
      <Dialog
        open
        size="wide"
        title={media.title}
        closeLabel={close}
        onClose={viewer.close}
        description={media.text || undefined}
      >
        <div className="media-dialog" key={media.key}>
          {dialogKind === 'video' && <MediaVideo media={media} />}
          {dialogKind === 'wallpaper' && <WallpaperFiles media={media} />}
          {dialogKind === 'document' && <DocumentFiles media={media} />}
        </div>
        {items.length > 1 && (
          <div className="media-dialog__moves">
            <IconButton icon={ArrowLeft} label={t('previous')} onClick={() => viewer.move(-1)} />
            <span role="status">
              <span className="k-data">{t('position', { number: index + 1, total: items.length })}</span>
              <VisuallyHidden> {media.title}</VisuallyHidden>
            </span>
            <IconButton icon={ArrowRight} label={t('next')} onClick={() => viewer.move(1)} />
          </div>
        )}
      </Dialog>
    </div>
  );
});
