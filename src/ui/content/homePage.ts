import type { PageModule } from '../app/Pages';
import { HomeView } from './HomeView';
import { HomePresenter } from './HomePresenter';

export const homePage: PageModule = {
  View: HomeView,
  Presenter: HomePresenter,
  texts: ['landing'],
  hasContentOnly: true,
};
