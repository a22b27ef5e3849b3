import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { StoryDetails } from '#application/launcher/LauncherStories';
import type { LauncherStory } from '#domain/launcher/LauncherStory';
import { pathOf } from '#domain/navigation/pagePaths';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Neighbor, Neighbors } from '../kit/layout/Neighbors';
import { Stack } from '../kit/layout/Stack';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LauncherText } from './LauncherText';
import { LauncherFallback } from './LauncherFallback';
import { StoryMeta } from './StoryMeta';
import { StoryPresenter } from './StoryPresenter';

export const StoryView = observer(function StoryView() {
  const { lookup, title } = usePagePresenter(StoryPresenter);
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { state, retry } = lookup;
  if (state.kind === 'found') return <StoryContent found={state.found} title={title} />;
  return (
    <LauncherFallback
      kind={state.kind}
      title={title}
      texts={{ loading: t('story.loading'), missing: t('story.missingText'), failed: t('story.failed') }}
      back={{ to: pathOf('launcherNews', locale), label: t('story.back') }}
      onRetry={() => void retry()}
    />
  );
});

const StoryContent = ({ found, title }: { readonly found: StoryDetails; readonly title: string }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('launcher');
  const { story, content, previous, next } = found;
  const picture = content.detailPicture ?? story.picture;
  return (
    <article className="launcher-story">
      <Link className="launcher-story__back" to={pathOf('launcherNews', locale)}>
        <Icon icon={ArrowLeft} size={18} />
        {t('story.back')}
      </Link>
      <header className="launcher-story__head">
        <StoryMeta story={story} showsModified />
        <Heading level={1} size={3}>
          {title}
        </Heading>
        {story.description !== '' && (
          <p className="launcher-story__lead">{keepTogether(story.description)}</p>
        )}
      </header>
      {picture && isPictureAvailable(picture.url) && (
        <Stack as="figure" gap={1}>
          <div className="launcher-story__picture">
            <Picture
              cover
              priority
              file={pictureFile(picture.url)}
              alt={picture.alt}
              sizes="(min-width: 54rem) 54rem, 100vw"
            />
          </div>
          <figcaption>
            <PictureCredit {...picture} />
          </figcaption>
        </Stack>
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
      title={title || t('story.untitled')}
    />
  );
};
