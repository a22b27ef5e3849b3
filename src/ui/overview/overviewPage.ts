import type { PageModule } from '../app/Pages';
import { OverviewPresenter } from './OverviewPresenter';
import { OverviewView } from './OverviewView';

const overviewPage: PageModule = {
  View: OverviewView,
  Presenter: OverviewPresenter,
  texts: ['overview', 'serverStatus'],
};

export const pages = { overview: overviewPage };
