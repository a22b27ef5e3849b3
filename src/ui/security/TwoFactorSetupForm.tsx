import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { TwoFactorSetup } from '#domain/security/TwoFactor';
import { cleanDigits } from '#domain/shared/spellings';
import { useStepTitle } from '../app/useStepTitle';
import { CopyPresenter } from '../content/CopyPresenter';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { CodeField } from '../kit/fields/CodeField';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Heading } from '../kit/layout/Heading';
import { useOngoing } from '../useOngoing';
import { usePresenter } from '../usePresenter';
import type { TwoFactorPresenter } from './TwoFactorPresenter';
import { useFocusOnMount } from './useFocusOnMount';

/** The QR code. If its chunk fails to load, a note replaces it, and the secret can still be typed. */
const QrCode = lazy(() =>
  import(/* webpackChunkName: "qr-code" */ './QrCode').then(
    (module) => ({ default: module.QrCode }),
    () => ({ default: QrCodeFailed }),
  ),
);

const QrCodeFailed = () => {
  const t = useTexts('securityPage');
  return <p className="two-factor-setup__note">{t('setup.qrFailed')}</p>;
};

/** Number of characters of the secret that are visible on a phone. The button copies the whole secret (SC-02). */
const phoneSecretLength = 25;

interface TwoFactorSetupFormProps {
  readonly twoFactor: TwoFactorPresenter;
  readonly setup: TwoFactorSetup;
}

export const TwoFactorSetupForm = observer(function TwoFactorSetupForm(props: TwoFactorSetupFormProps) {
  const { twoFactor, setup } = props;
  const t = useTexts('securityPage');
  const heading = useFocusOnMount();
  const { values, problems, refusalCount } = twoFactor.form;
  const { isEnabling } = twoFactor;
  const problemTexts = { incomplete: t('setup.incomplete'), wrong: t('setup.wrong') };
  useStepTitle(t('setup.title'));
  useOngoing('showing-once');

  return (
    <SubmitForm className="two-factor-setup" outcome={refusalCount} onSubmit={twoFactor.submit}>
      <Heading level={3} size={4} ref={heading} tabIndex={-1}>
        {t('setup.title')}
      </Heading>
      {twoFactor.hasExpired && (
        <Notice tone="warning" announce>
          {t('twoFactor.expired')}
        </Notice>
      )}
      <p>{t('setup.scan')}</p>
      <div className="two-factor-setup__qr">
        <Suspense fallback={<Spinner />}>
          <QrCode text={setup.provisionUri} label={t('setup.qr')} />
        </Suspense>
      </div>
      <Secret seed={setup.seed} />
      <CodeField
        label={t('setup.code')}
        hint={t('setup.hint')}
        name="otp"
        required
        readOnly={isEnabling}
        value={values.code}
        error={problems.code && problemTexts[problems.code]}
        toAsciiDigits={cleanDigits}
        onChange={twoFactor.changeCode}
      />
      <div className="security-actions">
        <Button type="submit" variant="primary" busy={isEnabling} busyLabel={t('setup.submitting')}>
          {t('setup.submit')}
        </Button>
        <Button variant="quiet" disabled={isEnabling} onClick={twoFactor.cancel}>
          {t('setup.cancel')}
        </Button>
      </div>
    </SubmitForm>
  );
});

const Secret = observer(function Secret({ seed }: { readonly seed: string }) {
  const copying = usePresenter(CopyPresenter);
  const t = useTexts('securityPage');
  const messages = { idle: '', copied: t('setup.copied'), refused: t('setup.copyFailed') };
  useDataFont();

  return (
    <div className="two-factor-secret">
      <p className="two-factor-setup__note">{t('setup.secret')}</p>
      <code className="two-factor-secret__key">
        <span>{seed.slice(0, phoneSecretLength)}</span>
        <span className="two-factor-secret__rest">{seed.slice(phoneSecretLength)}</span>
      </code>
      <div className="security-actions">
        <Button onClick={() => void copying.copy(seed)}>{t('setup.copy')}</Button>
        <span className="two-factor-setup__note" role="status">
          {messages[copying.state]}
        </span>
      </div>
    </div>
  );
});
