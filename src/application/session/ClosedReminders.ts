import { prefixedItem, closedReminderItems } from '#domain/consent/storedItems';
import type { Reminder } from '#domain/session/reminders';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

const separator = ' ';

/** Reminders that each player has closed in this tab, stored for the duration of the visit. */
@service
export class ClosedReminders {
  constructor(private readonly stored: StoredItems) {}

  has(player: string, reminder: Reminder): boolean {
    return this.list(player).includes(reminder);
  }

  add(player: string, reminder: Reminder): void {
    const all = [...new Set([...this.list(player), reminder])].join(separator);
    this.stored.write(prefixedItem(closedReminderItems, player), all);
  }

  private list(player: string): readonly string[] {
    return this.stored.read(prefixedItem(closedReminderItems, player))?.split(separator) ?? [];
  }
}
