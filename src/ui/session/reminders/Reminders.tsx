import { observer } from 'mobx-react-lite';
import { ErrorBoundaryPresenter } from '../../app/ErrorBoundaryPresenter';
import { ErrorBoundary } from '../../app/ErrorBoundary';
import { SessionPresenter } from '../SessionPresenter';
import { usePresenter } from '../../usePresenter';
import { CurrentReminder } from './CurrentReminder';

export const Reminders = observer(function Reminders() {
  const { player } = usePresenter(SessionPresenter);
  const boundary = usePresenter(ErrorBoundaryPresenter);
  if (!player) return null;
  return (
    <ErrorBoundary key={player.id} boundary={boundary} fallback={null}>
      <CurrentReminder />
    </ErrorBoundary>
  );
});
