import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useTexts } from '../content/useTexts';
import { PageHead } from '../kit/layout/PageHead';
import { usePagePresenter } from '../usePresenter';
import { DeletionSection } from './DeletionSection';
import { ExportSection } from './ExportSection';
import { MyDataPresenter } from './MyDataPresenter';
import './MyData.scss';

export const MyDataView = observer(function MyDataView() {
  const { dataExport, deletion } = usePagePresenter(MyDataPresenter);
  const t = useTexts('myData');

  return (
    <div className="my-data">
      <PageHead title={t('title')} intro={t('intro')} />
      {dataExport.isOffered && <ExportSection dataExport={dataExport} />}
      {deletion.isOffered && <DeletionSection />}
    </div>
  );
});

const page: PageModule = {
  View: MyDataView,
  Presenter: MyDataPresenter,
  texts: ['myData', 'myDataExport', 'security', 'securityPassword'],
};

export const pages = { myData: page };
