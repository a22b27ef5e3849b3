import { observer } from 'mobx-react-lite';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { VideoPlayer } from '../content/VideoPlayer';
import { Picture } from '../kit/media/Picture';
import { Dialog } from '../kit/overlays/Dialog';
import type { SectionDialogPresenter } from './SectionDialogPresenter';
import './SectionDialog.scss';

/** Dialog of a block or section. Import it with `React.lazy`. */
export const SectionDialog = observer(function SectionDialog({
  popups,
}: {
  readonly popups: SectionDialogPresenter;
}) {
  const t = useTexts('discover');
  const close = useTexts('app')('close');
  const { state } = popups;

  switch (state.kind) {
    case 'closed':
      return null;
    case 'video':
      return (
        <Dialog
          open
          flush
          size="wide"
          title={state.video.title || t('video.untitled')}
          closeLabel={close}
          onClose={popups.close}
        >
          <VideoPlayer
            video={state.video}
            title={state.video.title || t('video.untitled')}
            captionsLabel={t('video.captions')}
            autoplay
          />
        </Dialog>
      );
    case 'image': {
      const file = pictureFile(state.picture.url);
      return (
        <Dialog open size="wide" title={t('roadmap.title')} closeLabel={close} onClose={popups.close}>
          <div className="popup-image">
            <Picture priority file={file} alt={state.picture.alt} sizes="56rem" />
            {/* Because of the link, keyboard users can reach the area, which scrolls on phones. */}
            <a className="k-link" href={file.fallback} target="_blank" rel="noopener noreferrer">
              {t('roadmap.full')}
            </a>
          </div>
        </Dialog>
      );
    }
  }
});
