import type { SectionVideo } from '#domain/content/sectionVideo';
import { EmbedFrame } from './EmbedFrame';
import { NativeVideoPlayer } from './NativeVideoPlayer';

interface VideoPlayerProps {
  readonly video: SectionVideo;
  /** Title for a video that has no title. */
  readonly title?: string | undefined;
  readonly captionsLabel: string;
  /** Whether the visitor requested the video: it then plays at once. */
  readonly autoplay: boolean;
}

/** Plays a video from this site, or from another platform after asking for consent (CC-05). */
export const VideoPlayer = ({ video, title = video.title, captionsLabel, autoplay }: VideoPlayerProps) =>
  video.kind === 'embed' ? (
    <EmbedFrame embed={video.embed} title={title} autoplay={autoplay} />
  ) : (
    <NativeVideoPlayer video={video.file} title={title} captionsLabel={captionsLabel} autoplay={autoplay} />
  );
