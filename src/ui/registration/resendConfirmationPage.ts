import type { PageModule } from '../app/Pages';
import { ResendConfirmationPresenter } from './ResendConfirmationPresenter';
import { ResendConfirmationView } from './ResendConfirmationView';

const resendConfirmationPage: PageModule = {
  View: ResendConfirmationView,
  Presenter: ResendConfirmationPresenter,
  texts: ['registrationRecovery', 'session'],
};

export const pages = { resendConfirmation: resendConfirmationPage };
