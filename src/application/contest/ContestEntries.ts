import { contestEntryItem } from '#domain/consent/storedItems';
import { Session } from '../session/Session';
import { Clock } from '../shared/Clock';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/**
 * Records which player entered the contest during this visit, and when, because the API does not provide this
 * (CO-01).
 */
@service
export class ContestEntries {
  constructor(
    private readonly stored: StoredItems,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {}

  add(playerId: string): void {
    this.stored.write(contestEntryItem, `${this.clock.now().toISOString()} ${playerId}`);
  }

  /** When the signed-in player entered the contest; undefined if unknown. */
  get enteredAt(): Date | undefined {
    const [at = '', playerId] = this.stored.read(contestEntryItem)?.split(' ') ?? [];
    const moment = new Date(at);
    const isOwn = playerId !== undefined && playerId === this.session.player?.id;
    return isOwn && !Number.isNaN(moment.getTime()) ? moment : undefined;
  }
}
