import { plainFile, type Film } from '../../domain/content/Film';
import { usePresenter } from '../usePresenter';
import { Translations } from './Translations';
import './FilmPlayer.scss';

interface FilmPlayerProps {
  readonly film: Film;
  readonly title: string;
  readonly captionsLabel: string;
  readonly playsAtOnce: boolean;
}

/** A film of our own, with controls and captions; it plays at once for who has asked for it. */
export const FilmPlayer = ({ film, title, captionsLabel, playsAtOnce }: FilmPlayerProps) => {
  const { languageTag } = usePresenter(Translations);

  return (
    // A film without captions is one without words.
    <video className="film-player" controls autoPlay={playsAtOnce} playsInline aria-label={title}>
      {film.sources.map(({ type, url }) => (
        <source key={url} type={type} src={url} />
      ))}
      {film.captions !== undefined && (
        <track default kind="captions" src={film.captions} srcLang={languageTag} label={captionsLabel} />
      )}
      <a href={plainFile(film)}>{title}</a>
    </video>
  );
};
