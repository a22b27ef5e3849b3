import type { RouteId } from '#domain/navigation/routes';
import type { PageHead, PageLifecycle, PageModule } from '../app/Pages';
import { presenter } from '../presenter';
import { usePagePresenter } from '../usePresenter';
import { MediaFrame } from './MediaFrame';
import { MediaPresenter, type MediaUid } from './MediaPresenter';

const mediaPage = (uid: MediaUid, route: RouteId): PageModule => {
  @presenter
  class MediaPagePresenter implements PageLifecycle {
    constructor(readonly media: MediaPresenter) {}

    load(): Promise<void> {
      return this.media.load(uid);
    }

    get head(): PageHead {
      return this.media.head;
    }
  }

  const View = () => (
    <MediaFrame media={usePagePresenter(MediaPagePresenter).media} uid={uid} route={route} />
  );

  return { View, Presenter: MediaPagePresenter, texts: ['media'] };
};

export const mediaOverviewPage = mediaPage('media', 'media');
export const screenshotsPage = mediaPage('screenshots', 'screenshots');
export const videosPage = mediaPage('videos', 'videos');
export const wallpapersPage = mediaPage('wallpapers', 'wallpapers');
export const conceptArtPage = mediaPage('conceptart', 'conceptArt');
export const documentsPage = mediaPage('documents', 'documents');
