import type { PageModule } from '../app/Pages';
import { DacsPresenter } from './DacsPresenter';
import { DacsView } from './DacsView';

const dacsPage: PageModule = {
  View: DacsView,
  Presenter: DacsPresenter,
  texts: ['coupons', 'account'],
};

export const pages = { dacs: dacsPage };
