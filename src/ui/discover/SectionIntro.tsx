import { observer } from 'mobx-react-lite';
import { Play } from 'lucide-react';
import { platformUrl } from '#domain/content/Embed';
import { fallbackVideoUrl } from '#domain/content/VideoFile';
import { sectionVideo } from '#domain/content/sectionVideo';
import type { UpdatePage } from '#domain/content/models/updatePage';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { deferredLink } from '../deferredLink';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { isModifiedClick } from '../isModifiedClick';
import { usePresenter } from '../usePresenter';
import { SectionDialogPresenter } from './SectionDialogPresenter';
import { LazySectionDialog } from './LazySectionDialog';
import { SectionButton } from './SectionButton';

interface SectionIntroProps {
  readonly intro: UpdatePage['intro'];
  readonly title: string;
  readonly releaseDate: string | undefined;
}

/** Introduction with two buttons: the left one opens a video, the right one is a link (LP-01). */
export const SectionIntro = observer(function SectionIntro({ intro, title, releaseDate }: SectionIntroProps) {
  const { subtitle, description, leftLabel, leftVideo, leftFilm, rightLabel, rightLink } = intro;
  const popups = usePresenter(SectionDialogPresenter);
  const t = useTexts('discover');
  const picture = intro.picture && isPictureAvailable(intro.picture.url) ? intro.picture : undefined;
  const video = sectionVideo({
    ...(leftFilm && { film: leftFilm }),
    ...(leftVideo && { video: leftVideo }),
    videoTitle: leftFilm ? leftLabel : '',
  });

  return (
    <header className="discover-intro">
      {picture && (
        <div className="discover-intro__picture">
          <Picture priority cover file={pictureFile(picture.url)} alt={picture.alt} />
        </div>
      )}
      <div className="discover-intro__words">
        {subtitle !== '' && <p className="discover-intro__subtitle">{subtitle}</p>}
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {releaseDate !== undefined && (
          <p className="discover-intro__released">{t('released', { date: releaseDate })}</p>
        )}
        {description !== '' && <p className="discover-intro__text">{description}</p>}
        <div className="discover-intro__actions">
          <SectionButton variant="primary" size="large" to={rightLink} label={rightLabel} />
          {video && (
            <ButtonAnchor
              size="large"
              {...deferredLink}
              rel="noopener noreferrer"
              href={video.kind === 'file' ? fallbackVideoUrl(video.file) : platformUrl(video.embed)}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
                event.preventDefault();
                popups.openVideo(video);
              }}
            >
              <Icon icon={Play} />
              <span>{leftLabel || t('video.watch')}</span>
            </ButtonAnchor>
          )}
        </div>
        {picture && (
          <div className="discover-intro__caption">
            <PictureCredit {...picture} />
          </div>
        )}
      </div>
      <LazySectionDialog popups={popups} />
    </header>
  );
});
