import type { PageModule } from '../app/Pages';
import { ContactPresenter } from './ContactPresenter';
import { ContactView } from './ContactView';
import { PressReleasePresenter } from './PressReleasePresenter';
import { PressReleaseView } from './PressReleaseView';

const contactPage: PageModule = {
  View: ContactView,
  Presenter: ContactPresenter,
  texts: ['press'],
  hasContentOnly: true,
};

const pressReleasePage: PageModule = {
  View: PressReleaseView,
  Presenter: PressReleasePresenter,
  texts: ['press', 'news'],
  hasContentOnly: true,
};

export const pages = { contact: contactPage, pressRelease: pressReleasePage };
