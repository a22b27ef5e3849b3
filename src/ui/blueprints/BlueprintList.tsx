import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { useAddedEntryFocus } from '../kit/layout/useAddedEntryFocus';
import { Loaded } from '../loading/Loaded';
import { Soft } from '../kit/layout/Text';
import { BlueprintRow } from './BlueprintRow';
import { BlueprintSearch } from './BlueprintSearch';
import type { BlueprintsPresenter } from './BlueprintsPresenter';
import { useBlueprintProblemText } from './useBlueprintProblemText';

interface BlueprintListProps {
  readonly page: BlueprintsPresenter;
}

export const BlueprintList = observer(function BlueprintList({ page }: BlueprintListProps) {
  const t = useTexts('blueprints');
  const problemText = useBlueprintProblemText();

  return (
    <Loaded
      of={page.blueprints}
      placeholder={<SkeletonRows label={t('loading')} count={3} height={4} />}
      failureText={problemText}
      retryLabel={t('retry')}
    >
      {(blueprints) =>
        blueprints.length === 0 ? (
          <Soft>{t('list.none')}</Soft>
        ) : (
          <>
            {(page.isArrangeable || page.isFilterable) && <BlueprintSearch page={page} />}
            {page.visible.length > 0 && <Rows page={page} />}
          </>
        )
      }
    </Loaded>
  );
});

const Rows = observer(function Rows({ page }: BlueprintListProps) {
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
