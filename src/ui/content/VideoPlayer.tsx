import type { SectionVideo } from '#domain/content/sectionVideo';
import { EmbedFrame } from './EmbedFrame';
import { NativeVideoPlayer } from './NativeVideoPlayer';

interface VideoPlayerProps {
  readonly video: SectionVideo;
  /** Title for a video that has none of its own. */
  readonly title?: string | undefined;
  readonly captionsLabel: string;
  /** Whether the visitor requested the video: it then plays at once. */
  readonly autoplay: boolean;
}

/** Plays our own video, or one from another platform, which asks for consent (CC-05). */
export const VideoPlayer = ({ video, title = video.title, captionsLabel, autoplay }: VideoPlayerProps) =>
  video.kind === 'embed' ? (
    <EmbedFrame embed={video.embed} title={title} autoplay={autoplay} />
  ) : (
    <NativeVideoPlayer video={video.file} title={title} captionsLabel={captionsLabel} autoplay={autoplay} />
  );
