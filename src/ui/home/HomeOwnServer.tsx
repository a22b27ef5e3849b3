import type { Section } from '#domain/content/models/landingPage';
import { sectionVideo } from '#domain/content/sectionVideo';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { VideoStage } from '../content/VideoStage';
import { Heading } from '../kit/layout/Heading';
import { deferredLayout } from '../app/deferredLayout';

export const HomeOwnServer = ({ title, text, points, picture, ...videos }: Section<'ownServer'>) => {
  const t = useTexts('home');
  const video = sectionVideo(videos);
  return (
    <section {...deferredLayout} id="own-server" className="landing-own" aria-labelledby="own-title">
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
        <VideoStage
          cover={picture}
          video={video}
          label={t('ownServer.play', { title: video?.title ?? '' })}
          captionsLabel={t('film.captions')}
        />
        {picture && <PictureCredit {...picture} />}
      </div>
    </section>
  );
};
