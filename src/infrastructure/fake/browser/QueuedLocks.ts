import { injectable } from 'inversify';
import { Locks } from '#application/shared/Locks';

@injectable()
export class QueuedLocks extends Locks {
  private readonly tails = new Map<string, Promise<unknown>>();

  runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
    const run = (this.tails.get(name) ?? Promise.resolve()).then(task, task);
    this.tails.set(name, run);
    return run;
  }
}
