import type { PageModule } from '../app/Pages';
import { CommunityPresenter } from './CommunityPresenter';
import { CommunityView } from './CommunityView';
import { LauncherNewsPresenter } from './LauncherNewsPresenter';
import { LauncherNewsView } from './LauncherNewsView';
import { NewestReleasePresenter } from './NewestReleasePresenter';
import { NoReleaseView } from './NoReleaseView';
import { ReleasePresenter } from './ReleasePresenter';
import { ReleaseView } from './ReleaseView';
import { StoryPresenter } from './StoryPresenter';
import { StoryView } from './StoryView';

const texts = ['launcher'] as const;

export const launcherNewsPage: PageModule = {
  View: LauncherNewsView,
  Presenter: LauncherNewsPresenter,
  texts,
  hasContentOnly: true,
};

// Without `hasContentOnly`: a list has too many visible links to prefetch them all.
export const storyPage: PageModule = { View: StoryView, Presenter: StoryPresenter, texts };

export const newestReleasePage: PageModule = {
  View: NoReleaseView,
  Presenter: NewestReleasePresenter,
  texts,
  hasContentOnly: true,
};

export const releasePage: PageModule = { View: ReleaseView, Presenter: ReleasePresenter, texts };

export const communityPage: PageModule = {
  View: CommunityView,
  Presenter: CommunityPresenter,
  texts,
  hasContentOnly: true,
};
