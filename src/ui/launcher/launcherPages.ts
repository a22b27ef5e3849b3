import type { PageModule } from '../app/Pages';
import { LauncherCommunityPresenter } from './LauncherCommunityPresenter';
import { LauncherCommunityView } from './LauncherCommunityView';
import { LauncherNewsPresenter } from './LauncherNewsPresenter';
import { LauncherNewsView } from './LauncherNewsView';
import { NewestReleasePresenter } from './NewestReleasePresenter';
import { NoReleaseView } from './NoReleaseView';
import { LauncherReleasePresenter } from './LauncherReleasePresenter';
import { LauncherReleaseView } from './LauncherReleaseView';
import { StoryPresenter } from './StoryPresenter';
import { StoryView } from './StoryView';

const texts = ['launcher'] as const;

const launcherNewsPage: PageModule = {
  View: LauncherNewsView,
  Presenter: LauncherNewsPresenter,
  texts,
  hasContentOnly: true,
};

// Without `hasContentOnly`: a list has too many visible links to prefetch them all.
const storyPage: PageModule = { View: StoryView, Presenter: StoryPresenter, texts };

const newestReleasePage: PageModule = {
  View: NoReleaseView,
  Presenter: NewestReleasePresenter,
  texts,
  hasContentOnly: true,
};

const launcherReleasePage: PageModule = {
  View: LauncherReleaseView,
  Presenter: LauncherReleasePresenter,
  texts,
};

const launcherCommunityPage: PageModule = {
  View: LauncherCommunityView,
  Presenter: LauncherCommunityPresenter,
  texts,
  hasContentOnly: true,
};

export const pages = {
  launcherCommunity: launcherCommunityPage,
  launcherNews: launcherNewsPage,
  launcherNewsItem: storyPage,
  launcherPatch: launcherReleasePage,
  launcherPatches: newestReleasePage,
};
