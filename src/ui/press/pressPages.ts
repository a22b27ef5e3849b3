import type { PageModule } from '../app/Pages';
import { ContactPresenter } from './ContactPresenter';
import { ContactView } from './ContactView';
import { ReleasePresenter } from './ReleasePresenter';
import { ReleaseView } from './ReleaseView';

export const contactPage: PageModule = {
  View: ContactView,
  Presenter: ContactPresenter,
  texts: ['press'],
  hasContentOnly: true,
};

export const releasePage: PageModule = {
  View: ReleaseView,
  Presenter: ReleasePresenter,
  texts: ['press', 'news'],
  hasContentOnly: true,
};
