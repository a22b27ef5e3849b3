import { holderKey, type WaiverHolder } from '#domain/blueprints/Waivers';
import { succeed, type Result } from '#domain/shared/Result';
import { sharedService } from '../useCase';
import { WaiverRecords, type WaiverRejection } from './WaiverRecords';

type Outcome = Result<void, WaiverRejection>;

interface Change {
  readonly holder: WaiverHolder;
  readonly isWaived: boolean;
}

/**
 * Sends one change at a time, so that the server applies the changes in order. A newer change replaces a pending one
 * for the same holder.
 */
@sharedService
export class WaiverChanges {
  private readonly queue = new Map<string, Change>();
  private sending: Promise<Outcome> | undefined;

  constructor(private readonly records: WaiverRecords) {}

  /**
   * Resolves when no changes are pending.
   * @returns the last failure, if any
   */
  change(holder: WaiverHolder, isWaived: boolean): Promise<Outcome> {
    this.queue.set(holderKey(holder), { holder, isWaived });
    return (this.sending ??= this.sendAll());
  }

  /** Resolves when no changes are in flight. */
  async whenSettled(): Promise<void> {
    await this.sending?.catch(() => undefined);
  }

  private async sendAll(): Promise<Outcome> {
    try {
      let outcome: Outcome = succeed(undefined);
      for (let next = this.takeNext(); next; next = this.takeNext()) {
        const sent = await this.records.change(next.holder, next.isWaived);
        if (!sent.ok) outcome = sent;
      }
      return outcome;
    } finally {
      this.sending = undefined;
      this.queue.clear();
    }
  }

  private takeNext(): Change | undefined {
    const [next] = this.queue;
    if (!next) return undefined;
    const [key, change] = next;
    this.queue.delete(key);
    return change;
  }
}
