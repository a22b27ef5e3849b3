import { lacksTwoFactor, reminderPages, reminders, type Reminder } from '#domain/session/reminders';
import { Invitations } from '../products/Invitations';
import { BuiltPages } from '../navigation/BuiltPages';
import { DismissedAlerts } from '../navigation/DismissedAlerts';
import { useCase } from '../useCase';
import { ClosedReminders } from './ClosedReminders';
import { dismissalOf } from './CloseReminder';
import { Session } from './Session';

@useCase
export class ListReminders {
  constructor(
    private readonly session: Session,
    private readonly invitations: Invitations,
    private readonly dismissed: DismissedAlerts,
    private readonly closed: ClosedReminders,
    private readonly builtPages: BuiltPages,
  ) {}

  async execute(): Promise<readonly Reminder[]> {
    const { player } = this.session;
    if (!player) return [];
    const open = reminders.filter(
      (reminder) =>
        this.builtPages.has(reminderPages[reminder]) &&
        !this.closed.has(player.id, reminder) &&
        !this.dismissed.has(dismissalOf(player.id, reminder)),
    );
    const isInvitedBack = open.includes('back-to-game') && (await this.invitations.isInvitedBack());
    const isDue: Readonly<Record<Reminder, boolean>> = {
      'two-factor': lacksTwoFactor(player),
      'back-to-game': isInvitedBack,
    };
    return open.filter((reminder) => isDue[reminder]);
  }
}
