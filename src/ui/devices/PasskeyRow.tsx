import { KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Passkey } from '../../domain/devices/Passkey';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import type { ChangedPasskeyPresenter } from './ChangedPasskeyPresenter';
import { PasskeyChange } from './PasskeyChange';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly changed: ChangedPasskeyPresenter;
}

export const PasskeyRow = observer(function PasskeyRow({ passkey, changed }: PasskeyRowProps) {
  const t = useTexts('passkeys');
  const translations = usePresenter(Translations);
  const { name, createdAt, lastUsedAt } = passkey;
  const isChanged = changed.change?.id === passkey.id;

  return (
    <li className="device-row">
      <span className="device-row__icon">
        <Icon of={KeyRound} />
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
            onClick={() => changed.begin(passkey, 'rename')}
          >
            {t('rename')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('removeNamed', { name })}
            onClick={() => changed.begin(passkey, 'remove')}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {isChanged && <PasskeyChange passkey={passkey} changed={changed} />}
    </li>
  );
});
