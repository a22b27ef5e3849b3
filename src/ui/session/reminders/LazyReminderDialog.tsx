import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { RemindersPresenter } from './RemindersPresenter';

const ReminderDialog = lazy(() =>
  import('./ReminderDialog').then((module) => ({ default: module.ReminderDialog })),
);

export const LazyReminderDialog = observer(function LazyReminderDialog() {
  const reminders = usePresenter(RemindersPresenter);

  if (reminders.current === undefined) return null;
  return (
    <Suspense>
      <ReminderDialog reminders={reminders} reminder={reminders.current} />
    </Suspense>
  );
});
