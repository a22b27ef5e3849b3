import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Reminder } from '#domain/session/reminders';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Dialog } from '../../kit/overlays/Dialog';
import type { RemindersPresenter } from './RemindersPresenter';

interface ReminderDialogProps {
  readonly reminders: RemindersPresenter;
  readonly reminder: Reminder;
}

const textsOf = {
  'two-factor': 'twoFactor',
  'back-to-game': 'backToGame',
} as const satisfies Record<Reminder, string>;

export const ReminderDialog = observer(function ReminderDialog({ reminders, reminder }: ReminderDialogProps) {
  const t = useTexts('reminders');
  const shell = useTexts('app');
  const texts = textsOf[reminder];
  const [isUntimely] = useState(() => reminders.isVisitorBusy);

  useEffect(() => {
    if (isUntimely) reminders.postpone();
  }, [isUntimely, reminders]);
  if (isUntimely) return null;

  return (
    <Dialog
      open
      onClose={reminders.dismiss}
      title={t(`${texts}.title`)}
      description={t(`${texts}.text`)}
      closeLabel={shell('close')}
      actions={
        <>
          <Button onClick={reminders.dismiss}>{t('later')}</Button>
          <ButtonLink variant="primary" to={reminders.destination} onClick={reminders.onFollow}>
            {t(`${texts}.go`)}
          </ButtonLink>
        </>
      }
    />
  );
});
