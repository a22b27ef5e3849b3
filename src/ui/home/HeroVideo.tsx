import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { BackgroundVideoPresenter } from './BackgroundVideoPresenter';

/** Decorative video that covers its still picture. */
export const HeroVideo = observer(function HeroVideo({
  background,
}: {
  readonly background: BackgroundVideoPresenter;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, sources } = background;

  useEffect(() => {
    // WebKit ignores sources that are added to a video without preloading, unless it is made to load them.
    if (sources.length > 0) video.current?.load();
  }, [sources]);

  useEffect(() => {
    const { current } = video;
    if (!current) return;
    // Set here because the server does not render the attribute, and browsers autoplay only muted videos.
    current.muted = true;
    // If the browser refuses to play the video, the picture remains visible.
    if (isPlaying) current.play().catch(() => undefined);
    else current.pause();
  }, [isPlaying]);

  return (
    <video
      ref={video}
      className="landing-hero__film"
      data-rolling={background.hasShownFrame}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={background.onFirstFrame}
    >
      {sources.map(({ type, url }) => (
        <source key={url} type={type} src={url} />
      ))}
    </video>
  );
});
