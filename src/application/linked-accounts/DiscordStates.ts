import { discordStateCookie } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** OAuth state of the last Discord link that was started in this browser (LK-01). */
@service
export class DiscordStates {
  constructor(private readonly stored: StoredItems) {}

  save(state: string): void {
    this.stored.write(discordStateCookie, state);
  }

  /** Undefined if no link was started, or if the last state has already been used. */
  get newest(): string | undefined {
    return this.stored.read(discordStateCookie) || undefined;
  }

  /**
   * Uses up a state, which works only once. If `state` does not match the stored state, the stored one is not removed,
   * because it belongs to another tab.
   *
   * @returns whether `state` was the newest state
   */
  consume(state: string): boolean {
    const isNewest = state === this.newest;
    if (isNewest) this.stored.remove(discordStateCookie);
    return isNewest;
  }
}
