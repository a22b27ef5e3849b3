import { observer } from 'mobx-react-lite';
import type { RouteId } from '#domain/navigation/routes';
import { Translations } from '../content/Translations';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Announced } from '../kit/feedback/Announced';
import { Skeleton } from '../kit/feedback/Skeleton';
import { Heading } from '../kit/layout/Heading';
import { PageBody } from '../kit/layout/PageBody';
import { Stack } from '../kit/layout/Stack';
import { Loaded } from '../loading/Loaded';
import { usePresenter } from '../usePresenter';
import { MediaEmpty } from './MediaEmpty';
import { MediaGrid } from './MediaGrid';
import { LazyMediaViewer } from './LazyMediaViewer';
import { MediaNavigation } from './MediaNavigation';
import { MediaOverview } from './MediaOverview';
import type { MediaPresenter, MediaUid } from './MediaPresenter';
import { MediaViewerPresenter } from './MediaViewerPresenter';
import './Media.scss';

interface MediaFrameProps {
  readonly media: MediaPresenter;
  readonly uid: MediaUid;
  readonly route: RouteId;
}

/** Common parts of all media library pages: heading, sub-navigation, loading and error states, and dialogs. */
export const MediaFrame = observer(function MediaFrame({ media, uid, route }: MediaFrameProps) {
  const viewer = usePresenter(MediaViewerPresenter);
  const translations = usePresenter(Translations);

  return (
    <PageBody gap={5}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{media.title || translations.titleOf(route)}</Heading>
        {media.intro !== '' && <p className="media__intro">{media.intro}</p>}
      </Stack>
      <MediaNavigation current={route} />
      <MediaBody media={media} uid={uid} viewer={viewer} />
      <LazyMediaViewer viewer={viewer} />
    </PageBody>
  );
});

interface MediaBodyProps {
  readonly media: MediaPresenter;
  readonly uid: MediaUid;
  readonly viewer: MediaViewerPresenter;
}

const MediaBody = observer(function MediaBody({ media, uid, viewer }: MediaBodyProps) {
  const t = useTexts('media');
  const failureText = useFailureText();
  const placeholder = (
    <div className="media__grid" aria-busy="true">
      <Announced className="k-visually-hidden">{t('loading')}</Announced>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <span key={number} className="media__wait">
          <Skeleton />
        </span>
      ))}
    </div>
  );

  return (
    <Loaded
      of={media.library}
      placeholder={placeholder}
      title={t('failed')}
      failureText={failureText}
      retryLabel={t('retry')}
    >
      {() => <MediaItems media={media} uid={uid} viewer={viewer} />}
    </Loaded>
  );
});

const MediaItems = observer(function MediaItems({ media, uid, viewer }: MediaBodyProps) {
  if (uid === 'media') return <MediaOverview media={media} viewer={viewer} />;
  const items = media.itemsOf(uid);
  if (items.length === 0) return <MediaEmpty />;
  return <MediaGrid key={uid} items={items} onOpen={(item) => viewer.open(item, items)} />;
});
