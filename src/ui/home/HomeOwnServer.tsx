import { useState } from 'react';
import { Play } from 'lucide-react';
import { placeOnPlatform } from '../../domain/content/Embed';
import { plainFile } from '../../domain/content/Film';
import type { Section } from '../../domain/content/models/landingPage';
import type { CreditedPicture } from '../../domain/content/Picture';
import { sectionVideo, type SectionVideo } from '../../domain/content/sectionVideo';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { EmbedFrame } from '../content/EmbedFrame';
import { FilmPlayer } from '../content/FilmPlayer';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';

export const HomeOwnServer = ({ title, text, points, picture, ...videos }: Section<'ownServer'>) => {
  const video = sectionVideo(videos);
  return (
    <section id="own-server" className="landing-own" aria-labelledby="own-title">
      <div className="landing-own__words">
        <Heading level={2} size={1} id="own-title">
          {title}
        </Heading>
        {text !== '' && <p className="landing-own__text">{text}</p>}
        {points.length > 0 && (
          <dl className="landing-own__points">
            {points.map((point, index) => (
              <div key={index}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="landing-own__stage">
        {video ? <Stage cover={picture} video={video} /> : picture && <Cover {...picture} />}
        {picture && <PictureCredit {...picture} />}
      </div>
    </section>
  );
};

const Cover = ({ url, alt }: { readonly url: string; readonly alt: string }) => (
  <div className="landing-own__cover">
    <Picture cover file={pictureFile(url)} alt={alt} sizes="(min-width: 84rem) 80rem, 100vw" />
  </div>
);

/** A click replaces the cover by the player. */
const Stage = ({
  cover,
  video,
}: {
  readonly cover: CreditedPicture | undefined;
  readonly video: SectionVideo;
}) => {
  const t = useTexts('landing');
  const [isPlaying, setPlaying] = useState(false);
  const label = t('ownServer.play', { title: video.title });

  if (isPlaying || !cover) return <Player video={video} wanted={isPlaying} />;
  return (
    <div className="landing-own__cover">
      <Picture cover file={pictureFile(cover.url)} alt={cover.alt} sizes="(min-width: 84rem) 80rem, 100vw" />
      <button type="button" className="landing-own__play" onClick={() => setPlaying(true)}>
        <span className="landing-own__sign">
          <Icon of={Play} size={28} />
        </span>
        <span>{label}</span>
      </button>
      <noscript>
        <a
          className="landing-own__elsewhere"
          href={video.kind === 'embed' ? placeOnPlatform(video.embed) : plainFile(video.film)}
          rel="noopener noreferrer"
        >
          {label}
        </a>
      </noscript>
    </div>
  );
};

const Player = ({ video, wanted }: { readonly video: SectionVideo; readonly wanted: boolean }) => {
  const t = useTexts('landing');
  return video.kind === 'embed' ? (
    <EmbedFrame embed={video.embed} title={video.title} wanted={wanted} />
  ) : (
    <FilmPlayer
      film={video.film}
      title={video.title}
      captionsLabel={t('film.captions')}
      playsAtOnce={wanted}
    />
  );
};
