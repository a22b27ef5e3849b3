import type { ReactNode, Ref } from 'react';
import { fallbackVideoUrl, type VideoFile } from '#domain/content/VideoFile';
import { usePresenter } from '../usePresenter';
import { Translations } from './Translations';
import './NativeVideoPlayer.scss';

interface NativeVideoPlayerProps {
  readonly video: VideoFile;
  readonly title: string;
  /** Label of the captions that belong to the video. Unused if it has none. */
  readonly captionsLabel?: string;
  readonly autoplay: boolean;
  readonly poster?: string | undefined;
  /** `track` elements for other captions and chapters. */
  readonly tracks?: ReactNode;
  /** Called if the browser can't play any of the files. */
  readonly onFailed?: () => void;
  readonly ref?: Ref<HTMLVideoElement>;
}

export const NativeVideoPlayer = (props: NativeVideoPlayerProps) => {
  const { video, title, captionsLabel, autoplay, poster, tracks, onFailed, ref } = props;
  const { languageTag } = usePresenter(Translations);

  return (
    // Only videos without speech have no captions.
    <video
      ref={ref}
      className="film-player"
      controls
      autoPlay={autoplay}
      playsInline
      preload={autoplay ? undefined : 'metadata'}
      poster={poster}
      aria-label={title}
    >
      {video.sources.map(({ type, url }, index) => (
        <source
          key={url}
          type={type}
          src={url}
          {...(index === video.sources.length - 1 && { onError: onFailed })}
        />
      ))}
      {video.captions !== undefined && (
        <track default kind="captions" src={video.captions} srcLang={languageTag} label={captionsLabel} />
      )}
      {tracks}
      <a href={fallbackVideoUrl(video)}>{title}</a>
    </video>
  );
};
