import type { onRequestAsyncHookHandler } from 'fastify';
import type { Sandbox } from '../context';
import { eraseDuePlayers, removeOldDeclarations, removeOldRecords } from './erase';

/** Interval for finding deletions that were requested in another process. */
const checkIntervalMs = 60_000;

const recordsIntervalMs = 86_400_000;

/** Erases due accounts before the first request after their due time. The database is queried once a minute. */
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
      // The request itself may still succeed. The erasure is retried.
      request.log.error(error);
    }
  };

  /** Schedules a check for a deletion that was requested. */
  scheduleCheck(dueAt: Date): void {
    this.nextCheck = Math.min(this.nextCheck, dueAt.getTime());
  }

  private eraseIfDue(): Promise<void> {
    const now = this.sandbox.clock.millis();
    // The clock can also be moved back.
    if (now >= this.checkedAt && now < this.nextCheck) return Promise.resolve();
    return (this.running ??= this.erase().finally(() => (this.running = undefined)));
  }

  private async erase(): Promise<void> {
    const now = this.sandbox.clock.millis();
    const next = await eraseDuePlayers(this.sandbox);
    if (now < this.checkedAt || now >= this.nextRecords) {
      await removeOldRecords(this.sandbox);
      await removeOldDeclarations(this.sandbox);
      this.nextRecords = now + recordsIntervalMs;
    }
    this.checkedAt = now;
    this.nextCheck = Math.min(now + checkIntervalMs, next?.getTime() ?? Infinity);
  }
}
