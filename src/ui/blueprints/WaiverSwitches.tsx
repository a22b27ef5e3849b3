import { observer } from 'mobx-react-lite';
import { playerHolder, type WaiverHolder } from '#domain/blueprints/Waivers';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { Checkbox } from '../kit/fields/Checkbox';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { useBlueprintProblemText } from './useBlueprintProblemText';
import type { WaiversPresenter } from './WaiversPresenter';

export const WaiverSwitches = observer(function WaiverSwitches({
  waivers: presenter,
  onRetry,
}: {
  readonly waivers: WaiversPresenter;
  /** Called when the player retries. The retry button, which has focus, is then removed. */
  readonly onRetry: () => void;
}) {
  const t = useTexts('blueprints');
  const problemText = useBlueprintProblemText();
  const { waivers, problem, changeProblem } = presenter;

  if (problem) {
    const retry = (): void => {
      onRetry();
      void presenter.refresh();
    };
    return (
      <Notice tone="danger" action={<Button onClick={retry}>{t('retry')}</Button>} announce>
        {problemText(problem)}
      </Notice>
    );
  }
  const toggle = (holder: WaiverHolder, label: string, isOn: boolean) => (
    <Checkbox
      role="switch"
      label={label}
      state={t(isOn ? 'on' : 'off')}
      checked={isOn}
      onChange={() => void presenter.flip(holder)}
    />
  );
  return (
    <>
      <p className="blueprints__note">{t('waivers.intro')}</p>
      {changeProblem && (
        <Notice tone="danger" announce>
          {problemText(changeProblem)}
        </Notice>
      )}
      {!waivers && (
        <div className="blueprints__loading" aria-busy="true">
          <VisuallyHidden>{t('waivers.loading')}</VisuallyHidden>
          <Skeleton />
        </div>
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
  );
});
