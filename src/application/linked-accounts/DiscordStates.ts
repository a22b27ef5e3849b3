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

  /** Returns and removes it: a state serves once. */
  take(): string | undefined {
    const state = this.stored.read(discordStateCookie);
    this.stored.remove(discordStateCookie);
    return state;
  }
}
