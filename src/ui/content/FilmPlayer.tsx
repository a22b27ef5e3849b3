import type { ReactNode, Ref } from 'react';
import { plainFile, type Film } from '../../domain/content/Film';
import { usePresenter } from '../usePresenter';
import { Translations } from './Translations';
import './FilmPlayer.scss';

interface FilmPlayerProps {
  readonly film: Film;
  readonly title: string;
  /** Label of the video's own captions, if it has any. */
  readonly captionsLabel?: string;
  readonly playsAtOnce: boolean;
  readonly poster?: string | undefined;
  /** `track` elements for other captions and chapters. */
  readonly tracks?: ReactNode;
  /** Called if the browser can't play any of the files. */
  readonly onFailed?: () => void;
  readonly ref?: Ref<HTMLVideoElement>;
}

export const FilmPlayer = (props: FilmPlayerProps) => {
  const { film, title, captionsLabel, playsAtOnce, poster, tracks, onFailed, ref } = props;
  const { languageTag } = usePresenter(Translations);

  return (
    // A video without captions has no speech.
    <video
      ref={ref}
      className="film-player"
      controls
      autoPlay={playsAtOnce}
      playsInline
      preload={playsAtOnce ? undefined : 'metadata'}
      poster={poster}
      aria-label={title}
    >
      {film.sources.map(({ type, url }, index) => (
        <source
          key={url}
          type={type}
          src={url}
          {...(index === film.sources.length - 1 && { onError: onFailed })}
        />
      ))}
      {film.captions !== undefined && (
        <track default kind="captions" src={film.captions} srcLang={languageTag} label={captionsLabel} />
      )}
      {tracks}
      <a href={plainFile(film)}>{title}</a>
    </video>
  );
};
