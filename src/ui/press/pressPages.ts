import type { PageModule } from '../app/Pages';
import { ContactPresenter } from './ContactPresenter';
import { ContactView } from './ContactView';
import { PressReleasePresenter } from './PressReleasePresenter';
import { PressReleaseView } from './PressReleaseView';

export const contactPage: PageModule = {
  View: ContactView,
  Presenter: ContactPresenter,
  texts: ['press'],
  hasContentOnly: true,
};

export const pressReleasePage: PageModule = {
  View: PressReleaseView,
  Presenter: PressReleasePresenter,
  texts: ['press', 'news'],
  hasContentOnly: true,
};
