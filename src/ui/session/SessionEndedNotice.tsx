import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { SessionPresenter } from './SessionPresenter';

export const SessionEndedNotice = observer(function SessionEndedNotice() {
  const session = usePresenter(SessionPresenter);
  const t = useTexts('app');
  if (!session.hasExpired) return null;
  return (
    <div className="session-ended">
      <Notice
        title={t('session.endedTitle')}
        dismiss={{ label: t('dismiss'), onDismiss: session.dismissExpired }}
        announce
      >
        {t('session.endedText')}
      </Notice>
    </div>
  );
});
