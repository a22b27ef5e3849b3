import type { PageModule } from '../app/Pages';
import { PaymentsPresenter } from './PaymentsPresenter';
import { PaymentsView } from './PaymentsView';

const paymentsPage: PageModule = {
  View: PaymentsView,
  Presenter: PaymentsPresenter,
  texts: ['billing', 'withdrawals'],
};

export const pages = { payments: paymentsPage };
