import type { RouteId } from '#domain/navigation/routes';
import type { PageHead, PageLifecycle, PageModule } from '../app/Pages';
import { disposerOf, presenter } from '../presenter';
import { usePagePresenter } from '../usePresenter';
import { MediaFrame } from './MediaFrame';
import { MediaPresenter, type MediaUid } from './MediaPresenter';

const mediaPage = (uid: MediaUid, route: RouteId): PageModule => {
  @presenter
  class MediaPagePresenter implements PageLifecycle {
    readonly dispose = disposerOf(this);

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

const mediaOverviewPage = mediaPage('media', 'media');
const screenshotsPage = mediaPage('screenshots', 'screenshots');
const videosPage = mediaPage('videos', 'videos');
const wallpapersPage = mediaPage('wallpapers', 'wallpapers');
const conceptArtPage = mediaPage('conceptart', 'conceptArt');
const documentsPage = mediaPage('documents', 'documents');

export const pages = {
  conceptArt: conceptArtPage,
  documents: documentsPage,
  media: mediaOverviewPage,
  screenshots: screenshotsPage,
  videos: videosPage,
  wallpapers: wallpapersPage,
};
