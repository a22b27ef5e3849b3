import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { RecoveryCodesSection } from './RecoveryCodesSection';
import { SecuritySection } from './SecuritySection';
import { TurnOffForm } from './TurnOffForm';
import { TwoFactorPresenter } from './TwoFactorPresenter';
import { TwoFactorSetupForm } from './TwoFactorSetupForm';
import { useFocusReturn } from './useFocusReturn';
import { useFocusOnMount } from './useFocusOnMount';
import './TwoFactor.scss';

export const TwoFactorSection = observer(function TwoFactorSection() {
  const twoFactor = usePresenter(TwoFactorPresenter);
  const t = useTexts('securityPage');
  const { isOn, outcome } = twoFactor;
  const status = isOn !== undefined && (
    <span className="security-state" data-on={isOn || undefined}>
      {isOn ? t('on') : t('off')}
    </span>
  );

  return (
    <SecuritySection title={t('twoFactor.title')} text={t('twoFactor.text')} status={status}>
      {outcome === 'turned-on' && isOn && (
        <Notice tone="success" title={t('turnedOn')} announce>
          {t('turnedOnText')}
        </Notice>
      )}
      {outcome === 'turned-off' && isOn === false && <TurnedOff />}
      {isOn === undefined && (
        <Notice
          tone="danger"
          action={<Button onClick={twoFactor.retry}>{t('twoFactor.retry')}</Button>}
          announce
        >
          {t('twoFactor.unknown')}
        </Notice>
      )}
      {isOn === false && <TwoFactorDisabled twoFactor={twoFactor} />}
      {isOn && <TwoFactorEnabled twoFactor={twoFactor} />}
    </SecuritySection>
  );
});

const TurnedOff = () => {
  const t = useTexts('securityPage');
  const notice = useFocusOnMount<HTMLDivElement>();
  return (
    <Notice tone="success" title={t('turnedOff')} ref={notice}>
      {t('turnedOffText')}
    </Notice>
  );
};

interface PartProps {
  readonly twoFactor: TwoFactorPresenter;
}

const TwoFactorDisabled = observer(function TwoFactorDisabled({ twoFactor }: PartProps) {
  const t = useTexts('securityPage');
  const failureText = useFailureText();
  const { failure, setup } = twoFactor;
  const opener = useFocusReturn<HTMLButtonElement>(setup !== undefined);

  return (
    <>
      {failure && (
        <FailureNotice problem={failure} title={t('twoFactor.failed')}>
          {failureText(failure)}
        </FailureNotice>
      )}
      {setup ? (
        <TwoFactorSetupForm key={setup.seed} twoFactor={twoFactor} setup={setup} />
      ) : (
        <div className="security-actions">
          <Button
            ref={opener}
            variant="primary"
            busy={twoFactor.isBeginning}
            busyLabel={t('twoFactor.beginning')}
            onClick={() => void twoFactor.begin()}
          >
            {t('twoFactor.begin')}
          </Button>
        </div>
      )}
    </>
  );
});

const TwoFactorEnabled = observer(function TwoFactorEnabled({ twoFactor }: PartProps) {
  const t = useTexts('securityPage');
  const { turnOff, recoveryCodes } = twoFactor;
  const opener = useFocusReturn<HTMLButtonElement>(turnOff.isOpen);

  return (
    <>
      {recoveryCodes.isAvailable && <RecoveryCodesSection recoveryCodes={recoveryCodes} />}
      {turnOff.isOpen ? (
        <TurnOffForm twoFactor={twoFactor} />
      ) : (
        <div className="security-actions k-no-print">
          <Button ref={opener} onClick={turnOff.open}>
            {t('turnOff.open')}
          </Button>
        </div>
      )}
    </>
  );
});
