import { useState } from 'react';
import { Play } from 'lucide-react';
import { platformUrl } from '#domain/content/Embed';
import { fallbackVideoUrl } from '#domain/content/VideoFile';
import type { CreditedPicture } from '#domain/content/CreditedPicture';
import type { SectionVideo } from '#domain/content/sectionVideo';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { pictureFile } from './pictureFile';
import { VideoPlayer } from './VideoPlayer';
import './VideoStage.scss';

interface VideoStageProps {
  readonly cover: CreditedPicture | undefined;
  readonly video: SectionVideo | undefined;
  /** Label of the button over the cover. */
  readonly label: string;
  readonly captionsLabel: string;
}

/** Cover of a video. A click replaces it with the player. If there is no video, only the cover is shown. */
export const VideoStage = ({ cover, video, label, captionsLabel }: VideoStageProps) => {
  const [isPlaying, setPlaying] = useState(false);

  if (video && (isPlaying || !cover))
    return <VideoPlayer video={video} captionsLabel={captionsLabel} autoplay={isPlaying} />;
  return (
    cover && (
      <div className="video-stage">
        <Picture
          cover
          file={pictureFile(cover.url)}
          alt={cover.alt}
          sizes="(min-width: 84rem) 80rem, 100vw"
        />
        {video && (
          <>
            <button type="button" className="video-stage__play" onClick={() => setPlaying(true)}>
              <span className="video-stage__sign">
                <Icon icon={Play} size={28} />
              </span>
              <span>{label}</span>
            </button>
            <noscript>
              <a
                className="video-stage__elsewhere"
                href={video.kind === 'embed' ? platformUrl(video.embed) : fallbackVideoUrl(video.file)}
                rel="noopener noreferrer"
              >
                {label}
              </a>
            </noscript>
          </>
        )}
      </div>
    )
  );
};
