import type { PageModule } from '../app/Pages';
import { LinkedPresenter } from './LinkedPresenter';
import { LinkedView } from './LinkedView';

export const linkedPage: PageModule = {
  View: LinkedView,
  Presenter: LinkedPresenter,
  texts: ['linked'],
};
