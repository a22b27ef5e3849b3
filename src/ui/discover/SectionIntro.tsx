import { observer } from 'mobx-react-lite';
import { Play } from 'lucide-react';
import { placeOnPlatform } from '../../domain/content/Embed';
import { plainFile } from '../../domain/content/Film';
import { sectionVideo } from '../../domain/content/sectionVideo';
import type { UpdatePage } from '../../domain/content/models/updatePage';
import { PictureCredit } from '../content/PictureCredit';
import { isShown, pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { heldLink } from '../heldLink';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { opensElsewhere } from '../opensElsewhere';
import { usePresenter } from '../usePresenter';
import { PopupPresenter } from './PopupPresenter';
import { Popups } from './Popups';
import { SectionButton } from './SectionButton';

interface SectionIntroProps {
  readonly intro: UpdatePage['intro'];
  readonly title: string;
  readonly released: string | undefined;
}

/** The left button opens its video, the right one navigates (LP-01). */
export const SectionIntro = observer(function SectionIntro({ intro, title, released }: SectionIntroProps) {
  const { subtitle, description, leftLabel, leftVideo, leftFilm, rightLabel, rightLink } = intro;
  const popups = usePresenter(PopupPresenter);
  const t = useTexts('discover');
  const picture = intro.picture && isShown(intro.picture.url) ? intro.picture : undefined;
  const video = sectionVideo({
    ...(leftFilm && { film: leftFilm }),
    ...(leftVideo && { video: leftVideo }),
    videoTitle: leftFilm ? leftLabel : '',
  });

  return (
    <header className="discover-intro">
      {picture && (
        <div className="discover-intro__picture">
          <Picture first cover file={pictureFile(picture.url)} alt={picture.alt} />
        </div>
      )}
      <div className="discover-intro__words">
        {subtitle !== '' && <p className="discover-intro__subtitle">{subtitle}</p>}
        <Heading level={1} size="hero">
          {title}
        </Heading>
        {released !== undefined && (
          <p className="discover-intro__released">{t('released', { date: released })}</p>
        )}
        {description !== '' && <p className="discover-intro__text">{description}</p>}
        <div className="discover-intro__actions">
          <SectionButton variant="primary" size="large" to={rightLink} label={rightLabel} />
          {video && (
            <ButtonAnchor
              size="large"
              {...heldLink}
              rel="noopener noreferrer"
              href={video.kind === 'film' ? plainFile(video.film) : placeOnPlatform(video.embed)}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                popups.openVideo(video);
              }}
            >
              <Icon of={Play} />
              {leftLabel || t('video.watch')}
            </ButtonAnchor>
          )}
        </div>
        {picture && (
          <div className="discover-intro__caption">
            <PictureCredit {...picture} />
          </div>
        )}
      </div>
      <Popups popups={popups} />
    </header>
  );
});
