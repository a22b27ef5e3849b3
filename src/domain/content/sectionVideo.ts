import type { Embed } from './Embed';
import type { VideoFile } from './VideoFile';
import type { PlatformVideo } from './model/fields';

export type SectionVideo =
  | { readonly kind: 'embed'; readonly embed: Embed; readonly title: string }
  | { readonly kind: 'file'; readonly file: VideoFile; readonly title: string };

/** Prefers a self-hosted video, because a video on another platform requires consent. */
export const sectionVideo = ({
  film: file,
  video,
  videoTitle: title,
}: {
  readonly film?: VideoFile;
  readonly video?: PlatformVideo;
  readonly videoTitle: string;
}): SectionVideo | undefined => {
  if (file) return { kind: 'file', file, title };
  return video && { kind: 'embed', embed: video.embed, title: title || video.title };
};
