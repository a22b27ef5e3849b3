import { plainFile, type Film } from '../../domain/content/Film';
import { FilmPlayer } from '../content/FilmPlayer';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Dialog } from '../kit/overlays/Dialog';

interface RecruitFilmProps {
  readonly film: Film;
  readonly title: string;
  readonly hasFailed: boolean;
  readonly onFail: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Import it with `React.lazy`. */
export const RecruitFilm = ({ film, title, hasFailed, onFail, onRetry, onClose }: RecruitFilmProps) => {
  const t = useTexts('recruitFriend');
  const close = useTexts('shell')('close');

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
          <a className="k-link" href={plainFile(film)}>
            {t('film.file')}
          </a>
        </Notice>
      ) : (
        <FilmPlayer
          film={film}
          title={title}
          captionsLabel={t('film.captions')}
          playsAtOnce
          onFailed={onFail}
        />
      )}
    </Dialog>
  );
};
