import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { BackgroundFilmPresenter } from './BackgroundFilmPresenter';

/** Lies over the picture of which it is the motion; nobody has to see it. */
export const HeroFilm = observer(function HeroFilm({ film }: { readonly film: BackgroundFilmPresenter }) {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying } = film;

  useEffect(() => {
    const { current } = video;
    if (!current) return;
    // Rendered on the server it lacks the attribute, and only what is muted may start by itself.
    current.muted = true;
    // A browser that will not play it, or has no file to play, leaves the picture.
    if (isPlaying) current.play().catch(() => undefined);
    else current.pause();
  }, [isPlaying]);

  return (
    <video
      ref={video}
      className="landing-hero__film"
      data-rolling={film.isRolling}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={film.rolled}
    >
      {film.sources.map(({ type, url }) => (
        <source key={url} type={type} src={url} />
      ))}
    </video>
  );
});
