import { observer } from 'mobx-react-lite';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { VideoPlayer } from '../content/VideoPlayer';
import { Picture } from '../kit/media/Picture';
import { Dialog } from '../kit/overlays/Dialog';
import type { PopupPresenter } from './PopupPresenter';
import './Popup.scss';

/** Import it with `React.lazy`. */
export const PopupDialog = observer(function PopupDialog({ popups }: { readonly popups: PopupPresenter }) {
  const t = useTexts('discover');
  const close = useTexts('shell')('close');
  const { popup } = popups;

  switch (popup.kind) {
    case 'closed':
      return null;
    case 'video':
      return (
        <Dialog
          open
          flush
          size="wide"
          title={popup.video.title || t('video.untitled')}
          closeLabel={close}
          onClose={popups.close}
        >
          <VideoPlayer
            video={popup.video}
            title={popup.video.title || t('video.untitled')}
            captionsLabel={t('video.captions')}
            wanted
          />
        </Dialog>
      );
    case 'image': {
      const file = pictureFile(popup.picture.url);
      return (
        <Dialog open size="wide" title={t('roadmap.title')} closeLabel={close} onClose={popups.close}>
          <div className="popup-image">
            <Picture first file={file} alt={popup.picture.alt} sizes="56rem" />
            {/* The link also makes the area that scrolls on a phone reachable by keyboard. */}
            <a className="k-link" href={file.fallback} target="_blank" rel="noopener noreferrer">
              {t('roadmap.full')}
            </a>
          </div>
        </Dialog>
      );
    }
  }
});
