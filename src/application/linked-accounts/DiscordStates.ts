import { discordStateCookie } from '../../domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** The state of the link that this browser has begun last (LK-01). */
@service
export class DiscordStates {
  constructor(private readonly stored: StoredItems) {}

  keep(state: string): void {
    this.stored.write(discordStateCookie, state);
  }

  /** Nothing when none was begun, or when the last one was used. */
  get newest(): string | undefined {
    return this.stored.read(discordStateCookie) || undefined;
  }

  /**
   * A state serves once. Another one stays where it is: it belongs to another tab.
   *
   * @returns whether it was the newest one
   */
  use(state: string): boolean {
    const isNewest = state === this.newest;
    if (isNewest) this.stored.remove(discordStateCookie);
    return isNewest;
  }
}
