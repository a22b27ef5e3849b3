import type { Reminder } from '../../domain/session/reminders';

/** The reminders that a player closed in this tab, for the time of the visit. */
export abstract class ClosedReminders {
  abstract has(player: string, reminder: Reminder): boolean;
  abstract add(player: string, reminder: Reminder): void;
}
