import { injectable } from 'inversify';
import { Locks } from '#application/shared/Locks';
import { BrowserWindow } from './BrowserWindow';

/**
 * Locks from the Web Locks API. In browsers without it (plain HTTP from another machine),
 * the site relies on the server's grace period.
 */
@injectable()
export class WebLocks extends Locks {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  runExclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
    const locks = this.browser.window.navigator.locks as LockManager | undefined;
    return locks ? (locks.request(name, task) as Promise<T>) : task();
  }
}
