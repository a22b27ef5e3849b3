import type { onRequestAsyncHookHandler } from 'fastify';
import type { Sandbox } from '../context';
import { isUnavailable } from '../platform/serverDialect';
import { applyDueResets } from '../security/waitingResets';
import { eraseDuePlayers, removeOldDeclarations, removeOldRecords } from './erase';

/** Interval of the database queries that find deletions requested in another process. */
const checkIntervalMs = 60_000;

const recordsIntervalMs = 86_400_000;

/** Erases accounts and applies password resets once they are due, before it lets the next request through. */
export class DueDeletions {
  private checkedAt = 0;
  private nextCheck = 0;
  private nextRecords = 0;
  private running: Promise<void> | undefined;

  constructor(private readonly sandbox: Sandbox) {}

  readonly hook: onRequestAsyncHookHandler = async (request) => {
    try {
      await this.eraseIfDue();
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // The request may still succeed, so the error is only logged. The next request retries the erasure.
      request.log.error(error);
    }
  };

  /** Schedules a check for when a requested deletion is due. */
  scheduleCheck(dueAt: Date): void {
    this.nextCheck = Math.min(this.nextCheck, dueAt.getTime());
  }

  private eraseIfDue(): Promise<void> {
    const now = this.sandbox.clock.millis();
    // If the clock was moved back, the check must run, too.
    if (now >= this.checkedAt && now < this.nextCheck) return Promise.resolve();
    return (this.running ??= this.erase().finally(() => (this.running = undefined)));
  }

  private async erase(): Promise<void> {
    const now = this.sandbox.clock.millis();
    const next = await eraseDuePlayers(this.sandbox);
    await applyDueResets(this.sandbox);
    if (now < this.checkedAt || now >= this.nextRecords) {
      await removeOldRecords(this.sandbox);
      await removeOldDeclarations(this.sandbox);
      this.nextRecords = now + recordsIntervalMs;
    }
    this.checkedAt = now;
    this.nextCheck = Math.min(now + checkIntervalMs, next?.getTime() ?? Infinity);
  }
}
