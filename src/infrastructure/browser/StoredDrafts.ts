import { injectable } from 'inversify';
import { DraftStore } from '../../application/session/DraftStore';
import { draftItems } from '../../domain/consent/storedItems';
import { BrowserWindow } from './BrowserWindow';
import { namesIn, read, remove, write } from './storage';

const prefix = draftItems.name.slice(0, -1);

@injectable()
export class StoredDrafts extends DraftStore {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  read(name: string): string | undefined {
    return read(() => this.browser.window.sessionStorage, prefix + name);
  }

  write(name: string, text: string): void {
    write(() => this.browser.window.sessionStorage, prefix + name, text);
  }

  remove(name: string): void {
    remove(() => this.browser.window.sessionStorage, prefix + name);
  }

  clear(): void {
    namesIn(() => this.browser.window.sessionStorage)
      .filter((name) => name.startsWith(prefix))
      .forEach((name) => remove(() => this.browser.window.sessionStorage, name));
  }
}
