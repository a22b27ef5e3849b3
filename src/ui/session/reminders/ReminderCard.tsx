import { observer } from 'mobx-react-lite';
import type { Reminder } from '#domain/session/reminders';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Notice } from '../../kit/feedback/Notice';
import { Actions } from '../../kit/layout/Actions';
import type { RemindersPresenter } from './RemindersPresenter';
import './ReminderCard.scss';

interface ReminderCardProps {
  readonly reminders: RemindersPresenter;
  readonly reminder: Reminder;
}

const textsOf = {
  'two-factor': 'twoFactor',
  'back-to-game': 'backToGame',
} as const satisfies Record<Reminder, string>;

/** A card in a corner of the page, which can be used or ignored. It is a landmark, because it is outside main. */
export const ReminderCard = observer(function ReminderCard({ reminders, reminder }: ReminderCardProps) {
  const t = useTexts('reminders');
  const texts = textsOf[reminder];

  return (
    <section className="reminder-card" aria-label={t(`${texts}.title`)}>
      <Notice
        announce
        title={t(`${texts}.title`)}
        action={
          <Actions>
            <ButtonLink variant="primary" to={reminders.destination} onClick={reminders.onFollow}>
              {t(`${texts}.go`)}
            </ButtonLink>
            <Button onClick={reminders.dismiss}>{t('later')}</Button>
          </Actions>
        }
      >
        {t(`${texts}.text`)}
      </Notice>
    </section>
  );
});
