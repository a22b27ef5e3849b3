import type { PageModule } from '../app/Pages';
import { ResetPasswordPresenter } from './ResetPasswordPresenter';
import { ResetPasswordView } from './ResetPasswordView';

export const resetPasswordPage: PageModule = {
  View: ResetPasswordView,
  Presenter: ResetPasswordPresenter,
  texts: ['registrationRecovery', 'session', 'security'],
};
