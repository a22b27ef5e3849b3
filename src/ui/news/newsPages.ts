import type { PageModule } from '../app/Pages';
import { ArchivePresenter } from './ArchivePresenter';
import { ArchiveView } from './ArchiveView';
import { NewsPresenter } from './NewsPresenter';
import { NewsView } from './NewsView';

export const newsPage: PageModule = {
  View: NewsView,
  Presenter: NewsPresenter,
  texts: ['news'],
  hasContentOnly: true,
};

export const archivePage: PageModule = { View: ArchiveView, Presenter: ArchivePresenter, texts: ['news'] };
