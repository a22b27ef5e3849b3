import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { useAddedEntryFocus } from '../kit/layout/useAddedEntryFocus';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { BlueprintRow } from './BlueprintRow';
import { BlueprintSearch } from './BlueprintSearch';
import type { BlueprintsPresenter } from './BlueprintsPresenter';
import { useBlueprintProblemText } from './useBlueprintProblemText';

interface BlueprintListProps {
  readonly page: BlueprintsPresenter;
  /** Called when the player retries. The retry button, which has focus, is then removed. */
  readonly onRetry: () => void;
}

export const BlueprintList = observer(function BlueprintList({ page, onRetry }: BlueprintListProps) {
  const t = useTexts('blueprints');
  const problemText = useBlueprintProblemText();
  const { blueprints, problem, visible } = page;

  if (problem) {
    const retry = (): void => {
      onRetry();
      void page.refresh();
    };
    return (
      <Notice tone="danger" action={<Button onClick={retry}>{t('retry')}</Button>} announce>
        {problemText(problem)}
      </Notice>
    );
  }
  if (!blueprints) {
    return (
      <div className="blueprints__loading" aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (blueprints.length === 0) return <p className="blueprints__none">{t('list.none')}</p>;
  return (
    <>
      {page.isArrangeable && <BlueprintSearch page={page} />}
      {visible.length > 0 && <Rows page={page} />}
    </>
  );
});

const Rows = observer(function Rows({ page }: Pick<BlueprintListProps, 'page'>) {
  const t = useTexts('blueprints');
  const list = useRef<HTMLUListElement>(null);
  const { visible, nextBatchSize } = page;
  const focusAdded = useAddedEntryFocus(list, '.blueprint-row', visible.length);

  const more = (): void => {
    focusAdded();
    page.showMore();
  };
  return (
    <>
      <ul className="blueprint-list" ref={list}>
        {visible.map((blueprint) => (
          <BlueprintRow key={blueprint.id} blueprint={blueprint} page={page} />
        ))}
      </ul>
      {nextBatchSize > 0 && (
        <div>
          <Button onClick={more}>{t('list.more', { count: nextBatchSize })}</Button>
        </div>
      )}
    </>
  );
});
