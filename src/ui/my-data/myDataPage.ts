import type { PageModule } from '../app/Pages';
import { MyDataPresenter } from './MyDataPresenter';
import { MyDataView } from './MyDataView';

const myDataPage: PageModule = {
  View: MyDataView,
  Presenter: MyDataPresenter,
  texts: ['myData', 'myDataExport', 'security', 'securityPassword'],
};

export const pages = { myData: myDataPage };
