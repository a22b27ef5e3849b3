import { observer } from 'mobx-react-lite';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Announced } from '../kit/feedback/Announced';
import { Notice } from '../kit/feedback/Notice';
import { Progress } from '../kit/feedback/Progress';
import type { BlueprintsPresenter } from './BlueprintsPresenter';
import { useBlueprintProblemText } from './useBlueprintProblemText';

interface ExportProgressProps {
  readonly blueprint: Blueprint;
  readonly page: BlueprintsPresenter;
  readonly onCancel: () => void;
}

/** Progress or result of a blueprint's export. */
export const ExportProgress = observer(function ExportProgress(props: ExportProgressProps) {
  const { blueprint, page, onCancel } = props;
  const { id, name } = blueprint;
  const t = useTexts('blueprints');
  const problemText = useBlueprintProblemText();
  const state = page.exports.stateOf(id);

  switch (state?.kind) {
    case 'generating':
      return (
        <div className="blueprint-row__more blueprint-row__progress">
          <Progress label={t('generating')} />
          <Button variant="quiet" aria-label={t('cancel.of', { name })} onClick={onCancel}>
            {t('cancel.button')}
          </Button>
        </div>
      );
    case 'downloading':
      return (
        <Announced className="blueprint-row__more blueprint-row__saved">
          {t('downloading', { file: state.file })}
        </Announced>
      );
    case 'failed': {
      const isGone = state.problem.kind === 'unknown-blueprint';
      return (
        <div className="blueprint-row__more">
          <Notice
            tone={state.problem.kind === 'protected-blueprint' ? 'info' : 'danger'}
            action={isGone && <Button onClick={() => void page.refresh()}>{t('reload')}</Button>}
            announce
          >
            {problemText(state.problem)}
          </Notice>
        </div>
      );
    }
    case undefined:
      return null;
  }
});
