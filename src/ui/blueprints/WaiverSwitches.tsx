import { observer } from 'mobx-react-lite';
import { playerHolder, type WaiverHolder } from '#domain/blueprints/Waivers';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { Checkbox } from '../kit/fields/Checkbox';
import { Loaded } from '../loading/Loaded';
import { Soft } from '../kit/layout/Text';
import { useBlueprintProblemText } from './useBlueprintProblemText';
import type { WaiversPresenter } from './WaiversPresenter';

export const WaiverSwitches = observer(function WaiverSwitches({
  waivers: presenter,
}: {
  readonly waivers: WaiversPresenter;
}) {
  const t = useTexts('blueprints');
  const problemText = useBlueprintProblemText();
  const { waivers, changeProblem } = presenter;
  const intro = <Soft>{t('waivers.intro')}</Soft>;
  const toggle = (holder: WaiverHolder, label: string, isOn: boolean) => (
    <Checkbox
      role="switch"
      label={label}
      state={t(isOn ? 'on' : 'off')}
      checked={isOn}
      onChange={() => void presenter.flip(holder)}
    />
  );
  const placeholder = (
    <>
      {intro}
      <SkeletonRows label={t('waivers.loading')} count={1} height={4} />
    </>
  );
  return (
    <Loaded of={presenter.stored} placeholder={placeholder} failureText={problemText} retryLabel={t('retry')}>
      {() => (
        <>
          {intro}
          {changeProblem && (
            <Notice tone="danger" announce>
              {problemText(changeProblem)}
            </Notice>
          )}
          {waivers && (
            <ul className="waiver-list">
              <li>{toggle(playerHolder, t('waivers.player'), waivers.player)}</li>
              {waivers.organizations.map(({ id, name, isWaived }) => (
                <li key={id}>
                  {toggle({ kind: 'organization', id }, t('waivers.organization', { name }), isWaived)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
});
