import type { SectionVideo } from '../../domain/content/sectionVideo';
import { EmbedFrame } from './EmbedFrame';
import { FilmPlayer } from './FilmPlayer';

interface VideoPlayerProps {
  readonly video: SectionVideo;
  /** Where the video has no title of its own. */
  readonly title?: string | undefined;
  readonly captionsLabel: string;
  /** The visitor asked for it: it plays at once. */
  readonly wanted: boolean;
}

/** A film of our own, or a video of another platform, which asks for consent (CC-05). */
export const VideoPlayer = ({ video, title = video.title, captionsLabel, wanted }: VideoPlayerProps) =>
  video.kind === 'embed' ? (
    <EmbedFrame embed={video.embed} title={title} wanted={wanted} />
  ) : (
    <FilmPlayer film={video.film} title={title} captionsLabel={captionsLabel} playsAtOnce={wanted} />
  );
