import { contestEntryItem } from '../../domain/consent/storedItems';
import { Session } from '../session/Session';
import { Clock } from '../shared/Clock';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Who has entered the contest in this visit, and when: the API does not tell (CO-01). */
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

  /** When the player who is here entered; nothing when that is not known. */
  get enteredAt(): Date | undefined {
    const [at = '', playerId] = this.stored.read(contestEntryItem)?.split(' ') ?? [];
    const moment = new Date(at);
    const isOwn = playerId !== undefined && playerId === this.session.player?.id;
    return isOwn && !Number.isNaN(moment.getTime()) ? moment : undefined;
  }
}
