import type { PageModule } from '../app/Pages';
import { ContactPresenter } from './ContactPresenter';
import { ContactView } from './ContactView';

export const contactPage: PageModule = {
  View: ContactView,
  Presenter: ContactPresenter,
  texts: ['press'],
  hasContentOnly: true,
};
