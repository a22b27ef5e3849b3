import type { PageModule } from '../app/Pages';
import { ArchivePresenter } from './ArchivePresenter';
import { ArchiveView } from './ArchiveView';
import { NewsPresenter } from './NewsPresenter';
import { NewsView } from './NewsView';

const newsPage: PageModule = {
  View: NewsView,
  Presenter: NewsPresenter,
  texts: ['news'],
  hasContentOnly: true,
};

const archivePage: PageModule = { View: ArchiveView, Presenter: ArchivePresenter, texts: ['news'] };

export const pages = {
  news: newsPage,
  newsArchives: archivePage,
  newsCategory: archivePage,
  newsCategoryPage: archivePage,
  newsPage,
};
