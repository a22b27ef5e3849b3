import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { FoundStory } from '../../application/launcher/LauncherStories';
import type { LauncherStory } from '../../domain/launcher/LauncherStory';
import { pathOf } from '../../domain/navigation/matchPath';
import { PictureCredit } from '../content/PictureCredit';
import { isShown, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { unbroken } from '../content/unbroken';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Neighbor, Neighbors } from '../kit/layout/Neighbors';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { LauncherText } from './LauncherText';
import { Problem } from './Problem';
import { StoryFacts } from './StoryFacts';
import { StoryPresenter } from './StoryPresenter';

export const StoryView = observer(function StoryView() {
  const presenter = usePresenter(StoryPresenter);
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { state, title } = presenter;
  if (state.kind === 'found') return <Found found={state.found} title={title} />;
  return (
    <Problem
      kind={state.kind}
      title={title}
      texts={{ loading: t('story.loading'), missing: t('story.missingText'), failed: t('story.failed') }}
      back={{ to: pathOf('launcherNews', locale), label: t('story.back') }}
      onRetry={() => void presenter.retry()}
    />
  );
});

const Found = ({ found, title }: { readonly found: FoundStory; readonly title: string }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { story, content, previous, next } = found;
  const picture = content.detailPicture ?? story.picture;
  return (
    <article className="launcher-story">
      <Link className="launcher-story__back" to={pathOf('launcherNews', locale)}>
        <Icon of={ArrowLeft} size={18} />
        {t('story.back')}
      </Link>
      <header className="launcher-story__head">
        <StoryFacts story={story} isWhole />
        <Heading level={1} size={3}>
          {unbroken(title)}
        </Heading>
        {story.description !== '' && <p className="launcher-story__lead">{unbroken(story.description)}</p>}
      </header>
      {picture && isShown(picture.url) && (
        <figure className="launcher-story__figure">
          <div className="launcher-story__picture">
            <Picture
              cover
              first
              file={pictureFile(picture.url)}
              alt={picture.alt}
              sizes="(min-width: 54rem) 54rem, 100vw"
            />
          </div>
          <figcaption>
            <PictureCredit {...picture} />
          </figcaption>
        </figure>
      )}
      <LauncherText blocks={content.content} />
      {(previous ?? next) && (
        <Neighbors className="launcher-neighbors" label={t('neighbors.label')}>
          {previous && <NeighborStory story={previous} direction="previous" />}
          {next && <NeighborStory story={next} direction="next" />}
        </Neighbors>
      )}
    </article>
  );
};

interface NeighborProps {
  readonly story: LauncherStory;
  readonly direction: 'previous' | 'next';
}

const NeighborStory = ({ story: { uid, title }, direction }: NeighborProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  return (
    <Neighbor
      direction={direction}
      to={pathOf('launcherNewsItem', locale, { uid })}
      label={t(`neighbors.${direction}`)}
      title={unbroken(title || t('story.untitled'))}
    />
  );
};
