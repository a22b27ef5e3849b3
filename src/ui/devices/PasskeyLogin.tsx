import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { PasskeyLoginPresenter } from './PasskeyLoginPresenter';

const outcomeTexts = {
  'passkey-canceled': 'passkey.canceled',
  'passkey-known': 'passkey.unusable',
  'passkey-unusable': 'passkey.unusable',
  'passkey-refused': 'passkey.refused',
} as const;

interface PasskeyLoginProps {
  readonly email: string;
  /** Whether the passkey replaces the six-digit code. */
  readonly replacesCode?: boolean;
}

export const PasskeyLogin = observer(function PasskeyLogin({
  email,
  replacesCode = false,
}: PasskeyLoginProps) {
  const passkey = usePresenter(PasskeyLoginPresenter);
  const t = useTexts('session');
  const failureText = useFailureText();
  const { failure, isOffered, outcome } = passkey;

  // The email field, where the browser offers passkeys, exists only in the first step.
  useEffect(
    () => (isOffered && !replacesCode ? passkey.offer() : undefined),
    [passkey, isOffered, replacesCode],
  );

  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="quiet"
        wide
        busy={passkey.isBusy}
        busyLabel={t('passkey.using')}
        onClick={() => void passkey.signIn(email)}
      >
        {t(replacesCode ? 'passkey.useInstead' : 'passkey.use')}
      </Button>
      {outcome && (
        <Notice tone={outcome === 'passkey-canceled' ? 'info' : 'danger'} announce>
          {t(outcomeTexts[outcome])}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" announce>
          {failure.kind === 'cookies-blocked' ? t('failure.cookiesBlocked') : failureText(failure)}
        </Notice>
      )}
    </>
  );
});
