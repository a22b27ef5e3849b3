import type { PageModule } from '../app/Pages';
import { ForgotPasswordPresenter } from './ForgotPasswordPresenter';
import { ForgotPasswordView } from './ForgotPasswordView';

const forgotPasswordPage: PageModule = {
  View: ForgotPasswordView,
  Presenter: ForgotPasswordPresenter,
  texts: ['registrationRecovery', 'session'],
};

export const pages = { forgotPassword: forgotPasswordPage };
