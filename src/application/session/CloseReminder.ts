import type { Reminder } from '../../domain/session/reminders';
import { DismissAlert } from '../navigation/DismissAlert';
import { useCase } from '../useCase';
import { ClosedReminders } from './ClosedReminders';
import { Session } from './Session';

/** How a dismissed reminder is remembered beside the dismissed alerts: for each player, who may share a browser. */
export const dismissalOf = (player: string, reminder: Reminder): string => `${reminder}~${player}`;

/**
 * Keeps a reminder away for the visit, and, when it was dismissed, for as long as a dismissed alert. Who pressed its
 * button did not dismiss it: they are reminded on the next visit if they did not get it done.
 */
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
