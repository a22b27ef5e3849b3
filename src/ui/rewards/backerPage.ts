import type { PageModule } from '../app/Pages';
import { BackerPresenter } from './BackerPresenter';
import { BackerView } from './BackerView';

export const backerPage: PageModule = {
  View: BackerView,
  Presenter: BackerPresenter,
  texts: ['rewardsBacker'],
};
