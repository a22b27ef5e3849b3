import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { ErrorBoundaryPresenter } from '../../app/ErrorBoundaryPresenter';
import { ErrorBoundary } from '../../app/ErrorBoundary';
import { SessionPresenter } from '../SessionPresenter';
import { usePresenter } from '../../usePresenter';

const PlayerReminders = lazy(() =>
  import(/* webpackChunkName: "reminders" */ './LazyReminderDialog').then((module) => ({
    default: module.LazyReminderDialog,
  })),
);

/** The reminder dialogs. Their code is loaded after a login. */
export const Reminders = observer(function Reminders() {
  const { player } = usePresenter(SessionPresenter);
  const { errors } = usePresenter(ErrorBoundaryPresenter);
  if (!player) return null;
  return (
    <ErrorBoundary key={player.id} errors={errors} fallback={null}>
      <Suspense>
        <PlayerReminders />
      </Suspense>
    </ErrorBoundary>
  );
});
