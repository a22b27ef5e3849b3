import type { PageModule } from '../app/Pages';
import { BackerPresenter } from './BackerPresenter';
import { BackerView } from './BackerView';

const backerPage: PageModule = {
  View: BackerView,
  Presenter: BackerPresenter,
  texts: ['rewardsBacker'],
};

export const pages = { backer: backerPage };
