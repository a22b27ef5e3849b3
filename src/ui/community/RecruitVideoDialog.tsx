import { fallbackVideoUrl, type VideoFile } from '#domain/content/VideoFile';
import { NativeVideoPlayer } from '../content/NativeVideoPlayer';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';

interface RecruitVideoDialogProps {
  readonly video: VideoFile;
  readonly title: string;
  readonly hasFailed: boolean;
  readonly onFail: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Dialog that plays the video. Import it with `React.lazy`. */
export const RecruitVideoDialog = ({
  video,
  title,
  hasFailed,
  onFail,
  onRetry,
  onClose,
}: RecruitVideoDialogProps) => {
  const t = useTexts('communityRecruit');
  const close = useTexts('app')('close');

  return (
    <Dialog open flush={!hasFailed} size="wide" title={title} closeLabel={close} onClose={onClose}>
      {hasFailed ? (
        <Notice
          tone="danger"
          title={t('film.failedTitle')}
          action={<Button onClick={onRetry}>{t('film.retry')}</Button>}
          announce
        >
          {t('film.failed')}{' '}
          <a className="k-link" href={fallbackVideoUrl(video)}>
            {t('film.file')}
          </a>
        </Notice>
      ) : (
        <NativeVideoPlayer
          video={video}
          title={title}
          captionsLabel={t('film.captions')}
          autoplay
          onFailed={onFail}
        />
      )}
    </Dialog>
  );
};
