import { lazy, Suspense, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { RemindersPresenter } from './RemindersPresenter';

const ReminderDialog = lazy(() =>
  import('./ReminderDialog').then((module) => ({ default: module.ReminderDialog })),
);

export const PlayerReminders = observer(function PlayerReminders() {
  const reminders = usePresenter(RemindersPresenter);

  useEffect(() => void reminders.start(), [reminders]);

  if (reminders.shown === undefined) return null;
  return (
    <Suspense>
      <ReminderDialog reminders={reminders} reminder={reminders.shown} />
    </Suspense>
  );
});
