import { observer } from 'mobx-react-lite';
import type { GameTimeTimeline } from '#application/products/LoadGameTimeTimeline';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Checkbox } from '../kit/fields/Checkbox';
import { SelectField } from '../kit/fields/SelectField';
import { Actions } from '../kit/layout/Actions';
import { Panel } from '../kit/layout/Panel';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { GameTimeTimelinePresenter } from './GameTimeTimelinePresenter';

/** Largest number of DACs to choose from; a year of game time. */
const maxDacs = 12;

interface GameTimePlannerProps {
  readonly page: GameTimeTimelinePresenter;
  readonly timeline: GameTimeTimeline;
}

/** Shows what conversions would change. Nothing is converted here. */
export const GameTimePlanner = observer(function GameTimePlanner({ page, timeline }: GameTimePlannerProps) {
  const t = useTexts('productsGameTime');
  const { pathOf } = usePresenter(NavigationPresenter);
  const { dacs, hasMyDUAccess } = timeline;

  if (dacs === undefined && hasMyDUAccess) return null;
  return (
    <Panel title={t('plan.title')} text={t('plan.text')}>
      {dacs !== undefined && (
        <SelectField
          label={t('plan.dacs')}
          hint={t('plan.owned', { count: dacs })}
          value={String(page.dacs)}
          options={Array.from({ length: maxDacs + 1 }, (_, count) => ({
            value: String(count),
            label: t('plan.dacCount', { count }),
          }))}
          onChange={(count) => page.planDacs(Number(count))}
        />
      )}
      {!hasMyDUAccess && (
        <Checkbox label={t('plan.mydu')} checked={page.takesMyDU} onChange={page.planMyDU} />
      )}
      <p className="game-time__planned" role="status">
        <PlannedEnd page={page} />
      </p>
      <Actions>
        {dacs !== undefined && <ButtonLink to={pathOf('dacs')}>{t('plan.toDacs')}</ButtonLink>}
        {!hasMyDUAccess && <ButtonLink to={pathOf('products')}>{t('plan.toMyDU')}</ButtonLink>}
      </Actions>
    </Panel>
  );
});

const PlannedEnd = observer(function PlannedEnd({ page }: { readonly page: GameTimeTimelinePresenter }) {
  const t = useTexts('productsGameTime');
  const translations = usePresenter(Translations);
  const { planned } = page;

  switch (planned.kind) {
    case 'no-game-time':
      return <span>{t('plan.noGameTime')}</span>;
    case 'none':
      return <span>{t(page.takesMyDU ? 'plan.atOnce' : 'plan.none')}</span>;
    case 'ends':
      return <span>{t('plan.ends', { date: translations.date(planned.end) })}</span>;
  }
});
