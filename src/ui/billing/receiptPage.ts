import type { PageModule } from '../app/Pages';
import { ReceiptPresenter } from './ReceiptPresenter';
import { ReceiptView } from './ReceiptView';

const receiptPage: PageModule = {
  View: ReceiptView,
  Presenter: ReceiptPresenter,
  texts: ['billing', 'billingReceipt'],
};

export const pages = { receipt: receiptPage };
