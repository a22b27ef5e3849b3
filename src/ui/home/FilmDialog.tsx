import type { Film } from '../../domain/content/Film';
import { Dialog } from '../kit/overlays/Dialog';
import { FilmPlayer } from '../content/FilmPlayer';
import { useTexts } from '../content/useTexts';

interface FilmDialogProps {
  readonly film: Film;
  readonly title: string;
  readonly onClose: () => void;
}

/** Import it with `React.lazy`. */
export const FilmDialog = ({ film, title, onClose }: FilmDialogProps) => {
  const t = useTexts('landing');
  const close = useTexts('shell')('close');

  return (
    <Dialog open flush size="wide" title={title} closeLabel={close} onClose={onClose}>
      <FilmPlayer film={film} title={title} captionsLabel={t('film.captions')} playsAtOnce />
    </Dialog>
  );
};
