import type { Embed } from './Embed';
import type { VideoFile } from './VideoFile';
import type { PlatformVideo } from './model/fields';

export type SectionVideo =
  | { readonly kind: 'embed'; readonly embed: Embed; readonly title: string }
  | { readonly kind: 'film'; readonly film: VideoFile; readonly title: string };

/** A self-hosted video has priority over another platform's player, because it needs no consent. */
export const sectionVideo = ({
  film,
  video,
  videoTitle: title,
}: {
  readonly film?: VideoFile;
  readonly video?: PlatformVideo;
  readonly videoTitle: string;
}): SectionVideo | undefined => {
  if (film) return { kind: 'film', film, title };
  return video && { kind: 'embed', embed: video.embed, title: title || video.title };
};
