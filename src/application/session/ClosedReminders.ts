import { itemNamed, remindedItems } from '../../domain/consent/storedItems';
import type { Reminder } from '../../domain/session/reminders';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

const separator = ' ';

/** Reminders that a player closed in this tab, stored for the duration of the visit. */
@service
export class ClosedReminders {
  constructor(private readonly stored: StoredItems) {}

  has(player: string, reminder: Reminder): boolean {
    return this.of(player).includes(reminder);
  }

  add(player: string, reminder: Reminder): void {
    const all = [...new Set([...this.of(player), reminder])].join(separator);
    this.stored.write(itemNamed(remindedItems, player), all);
  }

  private of(player: string): readonly string[] {
    return this.stored.read(itemNamed(remindedItems, player))?.split(separator) ?? [];
  }
}
