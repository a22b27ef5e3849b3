import type { PageModule } from '../../app/Pages';
import { BuyPresenter } from './BuyPresenter';
import { BuyView } from './BuyView';

const buyPage: PageModule = {
  View: BuyView,
  Presenter: BuyPresenter,
  texts: ['shop', 'shopWaitingList', 'ageRating'],
};

export const pages = { buy: buyPage };
