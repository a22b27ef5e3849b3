import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Actions } from '../kit/layout/Actions';
import { later } from '../loading/later';
import { SecuritySection } from '../security/SecuritySection';
import type { DataExportPresenter } from './DataExportPresenter';

const DataReport = later(async () => (await import('./DataReport')).DataReport);

interface ExportSectionProps {
  readonly dataExport: DataExportPresenter;
}

export const ExportSection = observer(function ExportSection({ dataExport }: ExportSectionProps) {
  const { downloading, loading, loaded } = dataExport;
  const t = useTexts('myData');
  const failureText = useFailureText();

  return (
    <>
      <SecuritySection title={t('export.title')} text={t('export.text')}>
        {loading.problem && (
          <Notice tone="danger" title={t('export.showFailed')} announce>
            {failureText(loading.problem)}
          </Notice>
        )}
        {downloading.problem && (
          <Notice tone="danger" title={t('export.failed')} announce>
            {failureText(downloading.problem)}
          </Notice>
        )}
        {downloading.state.kind === 'done' && (
          <Notice tone="success" title={t('export.done')} announce>
            {t('export.doneText', { file: downloading.state.value })}
          </Notice>
        )}
        <p>{t('export.secrets')}</p>
        <Actions>
          <Button
            variant="primary"
            busy={loading.isSending}
            busyLabel={t('export.sending')}
            onClick={() => void dataExport.load()}
          >
            {t('export.show')}
          </Button>
          <Button
            busy={downloading.isSending}
            busyLabel={t('export.sending')}
            onClick={() => void dataExport.download()}
          >
            {t('export.submit')}
          </Button>
        </Actions>
      </SecuritySection>
      {loaded && <DataReport key={loaded.exportedAt} data={loaded} />}
    </>
  );
});
