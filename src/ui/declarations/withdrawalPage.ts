import type { PageModule } from '../app/Pages';
import { WithdrawalPresenter } from './WithdrawalPresenter';
import { WithdrawalView } from './WithdrawalView';

const withdrawalPage: PageModule = {
  View: WithdrawalView,
  Presenter: WithdrawalPresenter,
  texts: ['declarations'],
};

export const pages = { withdrawal: withdrawalPage };
