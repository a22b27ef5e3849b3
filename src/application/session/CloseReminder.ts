import type { Reminder } from '#domain/session/reminders';
import { DismissAlert } from '../navigation/DismissAlert';
import { useCase } from '../useCase';
import { ClosedReminders } from './ClosedReminders';
import { Session } from './Session';

/** Includes the player's id, because several players may share a browser. */
export const dismissalOf = (player: string, reminder: Reminder): string => `${reminder}~${player}`;

/** Closes a reminder for this visit. If the player dismisses it, it stays closed for as long as a dismissed alert. */
@useCase
export class CloseReminder {
  constructor(
    private readonly session: Session,
    private readonly closed: ClosedReminders,
    private readonly dismissAlert: DismissAlert,
  ) {}

  execute(reminder: Reminder, how: 'dismissed' | 'followed'): void {
    const { player } = this.session;
    if (!player) return;
    this.closed.add(player.id, reminder);
    if (how === 'dismissed') this.dismissAlert.execute(dismissalOf(player.id, reminder));
  }
}
