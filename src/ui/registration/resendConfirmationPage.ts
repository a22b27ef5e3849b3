import type { PageModule } from '../app/Pages';
import { ResendConfirmationPresenter } from './ResendConfirmationPresenter';
import { ResendConfirmationView } from './ResendConfirmationView';

export const resendConfirmationPage: PageModule = {
  View: ResendConfirmationView,
  Presenter: ResendConfirmationPresenter,
  texts: ['registrationRecovery', 'session'],
};
