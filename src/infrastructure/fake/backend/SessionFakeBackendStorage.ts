import { injectable } from 'inversify';
import { FakeBackendStorage } from './FakeBackendStorage';
import { BrowserWindow } from '../../browser/BrowserWindow';
import { read, remove, write } from '../../browser/storage';

const key = 'demo';

@injectable()
export class SessionFakeBackendStorage extends FakeBackendStorage {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  override load(): string | undefined {
    return read(() => this.browser.window.sessionStorage, key);
  }

  override save(backend: string): void {
    write(() => this.browser.window.sessionStorage, key, backend);
  }

  override clear(): void {
    remove(() => this.browser.window.sessionStorage, key);
  }
}
