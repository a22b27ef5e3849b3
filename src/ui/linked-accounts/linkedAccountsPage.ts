import type { PageModule } from '../app/Pages';
import { LinkedAccountsPresenter } from './LinkedAccountsPresenter';
import { LinkedAccountsView } from './LinkedAccountsView';

const linkedAccountsPage: PageModule = {
  View: LinkedAccountsView,
  Presenter: LinkedAccountsPresenter,
  texts: ['linkedAccounts'],
};

export const pages = { linked: linkedAccountsPage };
