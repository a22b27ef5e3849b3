import { observer } from 'mobx-react-lite';
import type { AccountSecurity } from '#application/overview/LoadAccountSecurity';
import { lowRecoveryCodeCount } from '#domain/security/recoveryCode';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { Facts } from './Facts';

/** Two-factor authentication, passkeys and recovery codes, with what to do about them. */
export const AccountProtection = observer(function AccountProtection({
  security: { isTwoFactorOn, passkeys, recoveryCodes },
}: {
  readonly security: AccountSecurity;
}) {
  const t = useTexts('overview');
  const { pathOf } = usePresenter(NavigationPresenter);
  const isUnprotected = isTwoFactorOn === false && !passkeys;
  const isRunningLow = recoveryCodes !== undefined && recoveryCodes <= lowRecoveryCodeCount;
  const advice = (isUnprotected && 'security.off') || (isRunningLow && 'security.fewCodes') || undefined;

  return (
    <>
      <Facts
        rows={[
          ['two-factor', t('security.twoFactor.name'), t(`security.twoFactor.${stateOf(isTwoFactorOn)}`)],
          ...(passkeys === undefined ? [] : [['passkeys', t('security.passkeys'), passkeys] as const]),
          ...(recoveryCodes === undefined ? [] : [['codes', t('security.codes'), recoveryCodes] as const]),
        ]}
      />
      {advice && <Soft>{t(advice)}</Soft>}
      <div>
        <ButtonLink to={pathOf('security')}>
          {t(isUnprotected ? 'security.protect' : 'security.action')}
        </ButtonLink>
      </div>
    </>
  );
});

const stateOf = (isOn: boolean | undefined): 'on' | 'off' | 'unknown' => {
  if (isOn === undefined) return 'unknown';
  return isOn ? 'on' : 'off';
};
