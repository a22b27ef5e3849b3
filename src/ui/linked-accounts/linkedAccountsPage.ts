import type { PageModule } from '../app/Pages';
import { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { LinkedAccountsView } from './LinkedAccountsView';

export const linkedAccountsPage: PageModule = {
  View: LinkedAccountsView,
  Presenter: LinkedAccountsPresenter,
  texts: ['linkedAccounts'],
};
