import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { LoadingRow } from './LoadingRow';
import { PasskeyRow } from './PasskeyRow';
import type { PasskeysPresenter } from './PasskeysPresenter';

export const PasskeyList = observer(function PasskeyList({
  passkeys,
}: {
  readonly passkeys: PasskeysPresenter;
}) {
  const t = useTexts('devicesPasskeys');
  const group = useRef<HTMLDivElement>(null);
  const { editor } = passkeys;
  const { hasRemoved } = editor;

  // When a passkey is removed, its buttons are removed too, so the focus must move elsewhere.
  useEffect(() => {
    if (hasRemoved) group.current?.focus();
  }, [hasRemoved]);

  if (!passkeys.passkeys) return <LoadingRow label={t('loading')} />;
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t('title')}>
      {hasRemoved && (
        <Notice tone="success" dismiss={{ label: t('dismiss'), onDismiss: editor.dismiss }} announce>
          {t('removed')}
        </Notice>
      )}
      {passkeys.passkeys.length === 0 ? (
        <p className="devices__only">{t('none')}</p>
      ) : (
        <ul className="device-list">
          {passkeys.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} editor={editor} />
          ))}
        </ul>
      )}
    </div>
  );
});
