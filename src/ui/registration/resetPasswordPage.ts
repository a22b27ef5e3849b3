import type { PageModule } from '../app/Pages';
import { ResetPasswordPresenter } from './ResetPasswordPresenter';
import { ResetPasswordView } from './ResetPasswordView';

const resetPasswordPage: PageModule = {
  View: ResetPasswordView,
  Presenter: ResetPasswordPresenter,
  texts: ['registrationRecovery', 'registrationLinks', 'session', 'security'],
};

export const pages = { resetPassword: resetPasswordPage };
