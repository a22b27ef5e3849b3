import type { VideoFile } from '#domain/content/VideoFile';
import { Dialog } from '../kit/overlays/Dialog';
import { NativeVideoPlayer } from '../content/NativeVideoPlayer';
import { useTexts } from '../content/useTexts';

interface VideoDialogProps {
  readonly video: VideoFile;
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog that plays a video. Import it with `React.lazy`. */
export const VideoDialog = ({ video, title, onClose }: VideoDialogProps) => {
  const t = useTexts('home');
  const close = useTexts('app')('close');

  return (
    <Dialog open flush size="wide" title={title} closeLabel={close} onClose={onClose}>
      <NativeVideoPlayer video={video} title={title} captionsLabel={t('film.captions')} autoplay />
    </Dialog>
  );
};
