import type { PageModule } from '../app/Pages';
import { ConfirmEmailPresenter } from './ConfirmEmailPresenter';
import { ConfirmEmailView } from './ConfirmEmailView';

const confirmEmailPage: PageModule = {
  View: ConfirmEmailView,
  Presenter: ConfirmEmailPresenter,
  texts: ['profile', 'registrationLinks'],
};

export const pages = { confirmEmail: confirmEmailPage };
