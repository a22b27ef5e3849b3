import type { PageModule } from '../app/Pages';
import { PaymentsPresenter } from './PaymentsPresenter';
import { PaymentsView } from './PaymentsView';

export const paymentsPage: PageModule = {
  View: PaymentsView,
  Presenter: PaymentsPresenter,
  texts: ['billing'],
};
