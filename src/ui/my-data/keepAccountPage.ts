import type { PageModule } from '../app/Pages';
import { KeepAccountPresenter } from './KeepAccountPresenter';
import { KeepAccountView } from './KeepAccountView';

const keepAccountPage: PageModule = {
  View: KeepAccountView,
  Presenter: KeepAccountPresenter,
  texts: ['myData', 'registrationLinks', 'session'],
};

export const pages = { keepAccount: keepAccountPage };
