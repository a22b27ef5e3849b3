import type { PageModule } from '../app/Pages';
import { ActivationPresenter } from './ActivationPresenter';
import { ActivationView } from './ActivationView';

const activationPage: PageModule = {
  View: ActivationView,
  Presenter: ActivationPresenter,
  texts: ['registrationRecovery', 'registrationLinks', 'session'],
};

export const pages = { activate: activationPage };
