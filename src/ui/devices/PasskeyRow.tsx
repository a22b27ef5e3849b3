import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Passkey } from '#domain/devices/Passkey';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import type { EditPasskeyPresenter } from './EditPasskeyPresenter';
import { EditPasskeyForm } from './EditPasskeyForm';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly editor: EditPasskeyPresenter;
}

export const PasskeyRow = observer(function PasskeyRow({ passkey, editor }: PasskeyRowProps) {
  const t = useTexts('devicesPasskeys');
  const translations = usePresenter(Translations);
  const { name, createdAt, lastUsedAt } = passkey;
  const isChanged = editor.pendingEdit?.id === passkey.id;

  return (
    <li className="device-row">
      <span className="device-row__icon">
        <Icon icon={KeyRound} />
      </span>
      <div className="device-row__words">
        <p className="device-row__name">{name}</p>
        <p className="device-row__facts">
          <span>{t('created', { date: translations.date(createdAt) })}</span>
          <span>{lastUsedAt ? t('lastUsed', { date: translations.date(lastUsedAt) }) : t('neverUsed')}</span>
        </p>
      </div>
      {!isChanged && (
        <div className="device-row__actions">
          <Button
            variant="quiet"
            aria-label={t('renameNamed', { name })}
            onClick={() => editor.begin(passkey, 'rename')}
          >
            {t('rename')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('removeNamed', { name })}
            onClick={() => editor.begin(passkey, 'remove')}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {isChanged && <EditPasskeyForm passkey={passkey} editor={editor} />}
    </li>
  );
});
