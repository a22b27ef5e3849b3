import { observer } from 'mobx-react-lite';
import { blueprintSortOrders, type BlueprintSortOrder } from '#domain/blueprints/filterAndSortBlueprints';
import { useTexts } from '../content/useTexts';
import { Checkbox } from '../kit/fields/Checkbox';
import { SelectField } from '../kit/fields/SelectField';
import { TextField } from '../kit/fields/TextField';
import type { BlueprintsPresenter } from './BlueprintsPresenter';

export const BlueprintSearch = observer(function BlueprintSearch({
  page,
}: {
  readonly page: BlueprintsPresenter;
}) {
  const t = useTexts('blueprints');
  const { search, order, results, isArrangeable, isFilterable, showsOwnOnly } = page;
  const { value: blueprints = [] } = page.blueprints;

  return (
    <div className="blueprints__search" role="search">
      {isArrangeable && (
        <>
          <TextField
            label={t('search.label')}
            type="search"
            autoComplete="off"
            value={search}
            onChange={page.searchFor}
          />
          <SelectField
            label={t('order.label')}
            value={order}
            options={blueprintSortOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(value) => page.sortBy(value as BlueprintSortOrder)}
          />
        </>
      )}
      {isFilterable && (
        <div className="blueprints__own">
          <Checkbox label={t('own.label')} checked={showsOwnOnly} onChange={page.showOwnOnly} />
        </div>
      )}
      <p className="blueprints__count" role="status">
        {results.length === 0
          ? t(showsOwnOnly ? 'search.noneOwn' : 'search.none', { search: search.trim() })
          : t('search.count', { found: results.length, count: blueprints.length })}
      </p>
    </div>
  );
});
