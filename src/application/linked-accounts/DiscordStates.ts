import { discordStateCookie } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** OAuth state of the Discord link that this browser started last (LK-01). */
@service
export class DiscordStates {
  constructor(private readonly stored: StoredItems) {}

  save(state: string): void {
    this.stored.write(discordStateCookie, state);
  }

  /** Undefined if no link was started, or the last state was used. */
  get newest(): string | undefined {
    return this.stored.read(discordStateCookie) || undefined;
  }

  /**
   * Each state can be used once. If the state does not match, the stored one is not removed: it belongs to another
   * tab.
   *
   * @returns whether it was the newest one
   */
  consume(state: string): boolean {
    const isNewest = state === this.newest;
    if (isNewest) this.stored.remove(discordStateCookie);
    return isNewest;
  }
}
