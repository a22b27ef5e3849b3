import type { PageModule } from '../app/Pages';
import { ServerStatusPresenter } from './ServerStatusPresenter';
import { ServerStatusView } from './ServerStatusView';

const serverStatusPage: PageModule = {
  View: ServerStatusView,
  Presenter: ServerStatusPresenter,
  texts: ['serverStatus', 'statusLine', 'news'],
  hasContentOnly: true,
};

export const pages = { serverStatus: serverStatusPage };
