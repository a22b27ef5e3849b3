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

export const FilmPlayer = ({ film, title, captionsLabel, playsAtOnce }: FilmPlayerProps) => {
  const { languageTag } = usePresenter(Translations);

  return (
    // A film without captions has no speech.
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
