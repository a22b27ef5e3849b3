import { Gift } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReceivedKey } from '#domain/beta-keys/BetaKey';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
import type { ActivateKeyPresenter } from './ActivateKeyPresenter';

interface ReceivedKeysProps {
  readonly keys: readonly ReceivedKey[];
  readonly activate: ActivateKeyPresenter;
}

/** Keys that others have sent to the player. The outcome of activating one is shown in the panel for activation. */
export const ReceivedKeys = observer(function ReceivedKeys({ keys, activate }: ReceivedKeysProps) {
  const t = useTexts('betaKeys');
  if (keys.length === 0) return null;

  return (
    <section className="sent-keys" aria-labelledby="beta-keys-received">
      <Heading level={2} size={3} id="beta-keys-received">
        {t('received.title')}
      </Heading>
      <ul className="sent-keys__list">
        {keys.map(({ id, sender, note }) => (
          <li key={id} className="sent-key">
            <span className="sent-key__icon">
              <Icon icon={Gift} />
            </span>
            <span className="sent-key__words">
              <span className="sent-key__recipient">
                {t('received.from', { name: sender ?? t('received.unnamed') })}
              </span>
              {note !== undefined && (
                <span className="sent-key__state">
                  <bdi>{note}</bdi>
                </span>
              )}
            </span>
            <Button
              variant="primary"
              aria-label={t('received.activate', { name: sender ?? t('received.unnamed') })}
              busy={activate.sending.isSending && activate.form.values.key === id}
              busyLabel={t('activate.submitting')}
              onClick={() => void activate.activateReceived(id)}
            >
              {t('activate.submit')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});
