import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { LoadingRow } from './LoadingRow';
import { SessionRow } from './SessionRow';
import type { SessionsPresenter } from './SessionsPresenter';

export const SessionList = observer(function SessionList({
  devices,
}: {
  readonly devices: SessionsPresenter;
}) {
  const t = useTexts('devices');
  const failureText = useFailureText('devices', 'failure');
  const { sessions, listProblem } = devices;

  if (listProblem) {
    return (
      <Notice
        tone="danger"
        title={t('failed')}
        action={<Button onClick={() => void devices.refresh()}>{t('retry')}</Button>}
        announce
      >
        {failureText(listProblem)}
      </Notice>
    );
  }
  if (!sessions) return <LoadingRow label={t('loading')} />;
  return (
    <>
      <ul className="device-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} devices={devices} />
        ))}
      </ul>
      {!devices.hasOthers && <p className="devices__only">{t('onlyThis')}</p>}
    </>
  );
});
