import type { PageModule } from '../app/Pages';
import { KeepAccountPresenter } from './KeepAccountPresenter';
import { KeepAccountView } from './KeepAccountView';

export const keepAccountPage: PageModule = {
  View: KeepAccountView,
  Presenter: KeepAccountPresenter,
  texts: ['myData', 'session'],
};
