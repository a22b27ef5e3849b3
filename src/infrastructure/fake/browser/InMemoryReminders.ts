import { ClosedReminders } from '../../../application/session/ClosedReminders';
import type { Reminder } from '../../../domain/session/reminders';

export class InMemoryReminders extends ClosedReminders {
  private readonly closed = new Set<string>();

  has(player: string, reminder: Reminder): boolean {
    return this.closed.has(player + reminder);
  }

  add(player: string, reminder: Reminder): void {
    this.closed.add(player + reminder);
  }
}
