import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ShellNotice } from '../app/ShellNotice';
import { usePresenter } from '../usePresenter';
import { SessionPresenter } from './SessionPresenter';

export const SessionEndedNotice = observer(function SessionEndedNotice() {
  const session = usePresenter(SessionPresenter);
  const t = useTexts('app');
  if (!session.hasExpired) return null;
  return (
    <ShellNotice
      title={t('session.endedTitle')}
      dismiss={{ label: t('dismiss'), onDismiss: session.dismissExpired }}
    >
      {t('session.endedText')}
    </ShellNotice>
  );
});
