import type { PageModule } from '../app/Pages';
import { ConfirmEmailPresenter } from './ConfirmEmailPresenter';
import { ConfirmEmailView } from './ConfirmEmailView';

export const confirmEmailPage: PageModule = {
  View: ConfirmEmailView,
  Presenter: ConfirmEmailPresenter,
  texts: ['profile'],
};
