import { injectable } from 'inversify';
import { ClosedReminders } from '../../application/session/ClosedReminders';
import { remindedItems } from '../../domain/consent/storedItems';
import type { Reminder } from '../../domain/session/reminders';
import { BrowserWindow } from './BrowserWindow';
import { read, write } from './storage';

const prefix = remindedItems.name.slice(0, -1);
const separator = ' ';

/** In the session storage, an item for each player. */
@injectable()
export class StoredReminders extends ClosedReminders {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  has(player: string, reminder: Reminder): boolean {
    return this.of(player).includes(reminder);
  }

  add(player: string, reminder: Reminder): void {
    const all = [...new Set([...this.of(player), reminder])].join(separator);
    write(() => this.browser.window.sessionStorage, prefix + player, all);
  }

  private of(player: string): readonly string[] {
    return read(() => this.browser.window.sessionStorage, prefix + player)?.split(separator) ?? [];
  }
}
