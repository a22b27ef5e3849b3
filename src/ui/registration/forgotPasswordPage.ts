import type { PageModule } from '../app/Pages';
import { ForgotPasswordPresenter } from './ForgotPasswordPresenter';
import { ForgotPasswordView } from './ForgotPasswordView';

export const forgotPasswordPage: PageModule = {
  View: ForgotPasswordView,
  Presenter: ForgotPasswordPresenter,
  texts: ['registrationRecovery', 'session'],
};
