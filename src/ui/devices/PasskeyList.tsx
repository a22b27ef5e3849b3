import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Passkey } from '#domain/devices/Passkey';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import type { EditPasskeyPresenter } from './EditPasskeyPresenter';
import { PasskeyRow } from './PasskeyRow';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly editor: EditPasskeyPresenter;
}

export const PasskeyList = observer(function PasskeyList({ passkeys, editor }: PasskeyListProps) {
  const t = useTexts('devicesPasskeys');
  const group = useRef<HTMLDivElement>(null);
  const { hasRemoved } = editor;

  // When a passkey is removed, its buttons are removed too, so the focus must move elsewhere.
  useEffect(() => {
    if (hasRemoved) group.current?.focus();
  }, [hasRemoved]);

  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t('title')}>
      {hasRemoved && (
        <Notice tone="success" dismiss={{ label: t('dismiss'), onDismiss: editor.dismiss }} announce>
          {t('removed')}
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p className="devices__only">{t('none')}</p>
      ) : (
        <ul className="device-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} editor={editor} />
          ))}
        </ul>
      )}
    </div>
  );
});
