import { observer } from 'mobx-react-lite';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { ReleaseBody } from './ReleaseBody';
import { ReleasePresenter } from './ReleasePresenter';
import './Release.scss';

/** A press release, with the way back (PR-01). */
export const ReleaseView = observer(function ReleaseView() {
  const { release, title, published } = usePresenter(ReleasePresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('press');
  const picture = release?.picture;

  return (
    <article className="press-release">
      <Link className="press-release__back" to={pathOf('contact')}>
        <Icon of={ArrowLeft} size={18} />
        {t('release.back')}
      </Link>
      <header className="press-release__head">
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {published && <p className="press-release__date">{published}</p>}
        {release?.lead && <p className="press-release__lead">{release.lead}</p>}
      </header>
      {picture && pictureFile(picture.url).sources.length > 0 && (
        <figure className="press-release__figure">
          <Picture
            first
            file={pictureFile(picture.url)}
            alt={picture.alt}
            sizes="(min-width: 60rem) 60rem, 100vw"
          />
          <figcaption>
            <PictureCredit {...picture} />
          </figcaption>
        </figure>
      )}
      {release ? <ReleaseBody parts={release.body} /> : <p>{t('release.missingText')}</p>}
      {release && (
        <aside className="press-release__ask" aria-labelledby="release-ask">
          <Heading level={2} size={4} id="release-ask">
            {t('release.ask')}
          </Heading>
          <ButtonLink to={`${pathOf('contact')}#press-write`}>{t('release.write')}</ButtonLink>
        </aside>
      )}
    </article>
  );
});
