import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { SecuritySection } from '../security/SecuritySection';
import { usePagePresenter } from '../usePresenter';
import { DeletionSection } from './DeletionSection';
import { MyDataPresenter } from './MyDataPresenter';
import './MyData.scss';

export const MyDataView = observer(function MyDataView() {
  const { hasExport, deletion } = usePagePresenter(MyDataPresenter);
  const t = useTexts('myData');

  return (
    <div className="my-data">
      <header className="my-data__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="my-data__intro">{t('intro')}</p>
      </header>
      {hasExport && <ExportSection />}
      {deletion.isOffered && <DeletionSection />}
    </div>
  );
});

const ExportSection = observer(function ExportSection() {
  const { exporting, download } = usePagePresenter(MyDataPresenter);
  const t = useTexts('myData');
  const failureText = useFailureText('myData', 'failure');
  const { state, problem, isSending } = exporting;

  return (
    <SecuritySection title={t('export.title')} text={t('export.text')}>
      {problem && (
        <Notice tone="danger" title={t('export.failed')} announce>
          {failureText(problem)}
        </Notice>
      )}
      {state.kind === 'done' && (
        <Notice tone="success" title={t('export.done')} announce>
          {t('export.doneText', { file: state.value })}
        </Notice>
      )}
      <p>{t('export.secrets')}</p>
      <div>
        <Button
          variant="primary"
          busy={isSending}
          busyLabel={t('export.sending')}
          onClick={() => void download()}
        >
          {t('export.submit')}
        </Button>
      </div>
    </SecuritySection>
  );
});
