import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Loaded } from '../loading/Loaded';
import { LoadingRow } from './LoadingRow';
import { SessionRow } from './SessionRow';
import type { SessionsPresenter } from './SessionsPresenter';

export const SessionList = observer(function SessionList({
  devices,
}: {
  readonly devices: SessionsPresenter;
}) {
  const t = useTexts('devices');
  const failureText = useFailureText();

  return (
    <Loaded
      of={devices.sessions}
      placeholder={<LoadingRow label={t('loading')} />}
      title={t('failed')}
      failureText={failureText}
      retryLabel={t('retry')}
    >
      {(sessions) => (
        <>
          <ul className="device-list">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} devices={devices} />
            ))}
          </ul>
          {!devices.hasOthers && <p className="devices__only">{t('onlyThis')}</p>}
        </>
      )}
    </Loaded>
  );
});
