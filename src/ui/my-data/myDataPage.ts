import type { PageModule } from '../app/Pages';
import { MyDataPresenter } from './MyDataPresenter';
import { MyDataView } from './MyDataView';

export const myDataPage: PageModule = {
  View: MyDataView,
  Presenter: MyDataPresenter,
  texts: ['myData', 'security', 'securityPassword'],
};
