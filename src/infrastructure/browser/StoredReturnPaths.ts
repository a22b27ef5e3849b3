import { injectable } from 'inversify';
import { ReturnPaths } from '../../application/navigation/ReturnPaths';
import { returnPathItem } from '../../domain/consent/storedItems';
import { BrowserWindow } from './BrowserWindow';
import { read, remove, write } from './storage';

const key = returnPathItem.name;

/** For the time of the visit, in this tab. */
@injectable()
export class StoredReturnPaths extends ReturnPaths {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  remember(path: string): void {
    write(() => this.browser.window.sessionStorage, key, path);
  }

  take(): string | undefined {
    const path = read(() => this.browser.window.sessionStorage, key);
    remove(() => this.browser.window.sessionStorage, key);
    return path;
  }
}
