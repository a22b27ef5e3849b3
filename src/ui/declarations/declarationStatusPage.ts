import type { PageModule } from '../app/Pages';
import { DeclarationStatusPresenter } from './DeclarationStatusPresenter';
import { DeclarationStatusView } from './DeclarationStatusView';

const declarationStatusPage: PageModule = {
  View: DeclarationStatusView,
  Presenter: DeclarationStatusPresenter,
  texts: ['billing', 'declarations', 'withdrawals'],
};

export const pages = { declarationStatus: declarationStatusPage };
