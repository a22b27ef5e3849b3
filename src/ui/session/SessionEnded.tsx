import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/Notice';
import { usePresenter } from '../usePresenter';
import { SessionPresenter } from './SessionPresenter';

/** Tells somebody who did not ask for it that they are signed out now. */
export const SessionEnded = observer(function SessionEnded() {
  const session = usePresenter(SessionPresenter);
  const t = useTexts('shell');
  if (!session.endedUnasked) return null;
  return (
    <div className="session-ended">
      <Notice
        title={t('session.endedTitle')}
        dismiss={{ label: t('dismiss'), onDismiss: session.dismissEnding }}
        announce
      >
        {t('session.endedText')}
      </Notice>
    </div>
  );
});
