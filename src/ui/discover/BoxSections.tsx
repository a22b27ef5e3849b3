import { observer } from 'mobx-react-lite';
import { Expand } from 'lucide-react';
import type { SectionOf } from '#domain/content/models/updatePage';
import { sectionVideo } from '#domain/content/sectionVideo';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { VideoStage } from '../content/VideoStage';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { BoxCard, BoxPicture, BoxText } from './BoxCard';
import { SectionDialogPresenter } from './SectionDialogPresenter';
import { LazySectionDialog } from './LazySectionDialog';
import { SectionTitle } from './SectionTitle';
import { deferredLayout } from '../app/deferredLayout';

const half = '(min-width: 60rem) 46vw, 100vw';

const third = '(min-width: 60rem) 30vw, (min-width: 40rem) 46vw, 100vw';

export const OneBox = ({ direction, ...box }: SectionOf<'oneBox'>) => (
  <section {...deferredLayout} className="discover-one" data-direction={direction}>
    <BoxPicture box={box} sizes="(min-width: 60rem) 56vw, 100vw" />
    <BoxText box={box} level={2} size={2} />
  </section>
);

export const TwoBox = ({ title, boxes }: SectionOf<'twoBox'>) => (
  <Grid title={title} boxes={boxes} columns={2} sizes={half} />
);

export const ThreeBox = ({ title, boxes }: SectionOf<'threeBox'>) => (
  <Grid title={title} boxes={boxes} columns={3} sizes={third} />
);

interface GridProps extends Pick<SectionOf<'twoBox'>, 'title' | 'boxes'> {
  readonly columns: 2 | 3;
  readonly sizes: string;
}

const Grid = ({ title, boxes, columns, sizes }: GridProps) => (
  <section {...deferredLayout} className="discover-section">
    <SectionTitle title={title} />
    <div className="discover-grid" data-columns={Math.min(columns, boxes.length)}>
      {boxes.map((box, index) => (
        <BoxCard key={index} box={box} level={title === '' ? 2 : 3} sizes={sizes} />
      ))}
    </div>
  </section>
);

/** Section with two big cards. If the first card has no link, it opens the roadmap (LP-01). */
export const TwoBigCards = observer(function TwoBigCards(section: SectionOf<'twoBigCards'>) {
  const { title, boxes, roadmapPicture: roadmap } = section;
  const popups = usePresenter(SectionDialogPresenter);
  const t = useTexts('discover');

  return (
    <section {...deferredLayout} className="discover-section">
      <SectionTitle title={title} />
      <div className="discover-grid" data-columns={Math.min(2, boxes.length)}>
        {boxes.map((box, index) => {
          const picture = box.boxImage && isPictureAvailable(box.boxImage.url) ? box.boxImage : undefined;
          const opensRoadmap = index === 0 && box.buttonLink === undefined && roadmap !== undefined;
          return (
            <article key={index} className="discover-big">
              {picture && (
                <div className="discover-big__picture">
                  <Picture cover file={pictureFile(picture.url)} alt={picture.alt} sizes={half} />
                </div>
              )}
              <BoxText
                box={box}
                level={title === '' ? 2 : 3}
                size={2}
                action={
                  opensRoadmap ? (
                    <Button onClick={() => popups.openImage(roadmap)}>
                      <Icon icon={Expand} />
                      <span>{box.buttonLabel || t('roadmap.open')}</span>
                    </Button>
                  ) : undefined
                }
              />
              {picture && picture.coordinates !== '' && <PictureCredit {...picture} />}
            </article>
          );
        })}
      </div>
      <LazySectionDialog popups={popups} />
    </section>
  );
});

export const VideoCover = ({ title, text, picture, ...videos }: SectionOf<'videoCover'>) => {
  const t = useTexts('discover');
  const video = sectionVideo(videos);
  const cover = picture && isPictureAvailable(picture.url) ? picture : undefined;
  const name = video?.title || title || t('video.untitled');
  return (
    <section {...deferredLayout} className="discover-section">
      <div className="discover-section__head">
        {title !== '' && <Heading level={2}>{title}</Heading>}
        {text !== '' && <p className="discover-section__text">{text}</p>}
      </div>
      <VideoStage
        cover={cover}
        video={video && { ...video, title: name }}
        label={t('video.play', { title: name })}
        captionsLabel={t('video.captions')}
      />
      {cover && cover.coordinates !== '' && <PictureCredit {...cover} />}
    </section>
  );
};
