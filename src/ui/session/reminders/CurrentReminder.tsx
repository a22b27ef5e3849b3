import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../usePresenter';
import { later } from '../../loading/later';
import { RemindersPresenter } from './RemindersPresenter';

const ReminderCard = later(
  async () => (await import(/* webpackChunkName: "reminders" */ './ReminderCard')).ReminderCard,
);

export const CurrentReminder = observer(function CurrentReminder() {
  const reminders = usePresenter(RemindersPresenter);

  if (reminders.current === undefined) return null;
  return <ReminderCard reminders={reminders} reminder={reminders.current} />;
});
