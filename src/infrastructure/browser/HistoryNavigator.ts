import { injectable } from 'inversify';
import { Navigator, type NavigationKind } from '#application/navigation/Navigator';
import { BrowserWindow } from './BrowserWindow';
import { readHistoryState, updateHistoryEntryData } from './historyEntryData';
import { randomUuid } from './randomUuid';

@injectable('Singleton')
export class HistoryNavigator extends Navigator {
  private readonly listeners = new Set<(path: string, kind: NavigationKind) => void>();

  constructor(private readonly browser: BrowserWindow) {
    super();
    this.identifyEntry();
    browser.window.addEventListener('popstate', () => {
      this.identifyEntry();
      this.notify('pop');
    });
  }

  get path(): string {
    const { pathname, search, hash } = this.browser.window.location;
    return pathname + search + hash;
  }

  get origin(): string {
    return this.browser.window.location.origin;
  }

  /** For entries before this document, only the referrer shows whether the previous page is part of the site. */
  get canGoBack(): boolean {
    const { history, document } = this.browser.window;
    return this.position > 0 || (history.length > 1 && document.referrer.startsWith(`${this.origin}/`));
  }

  push(path: string): void {
    const { window } = this.browser;
    updateHistoryEntryData(window, { scroll: window.scrollY });
    window.history.pushState({ position: this.position + 1, key: this.newKey() }, '', path);
    this.notify('push');
  }

  replace(path: string): void {
    this.browser.window.history.replaceState({ position: this.position, key: this.newKey() }, '', path);
    this.notify('replace');
  }

  go(delta: number): void {
    this.browser.window.history.go(delta);
  }

  load(path: string, kind: 'push' | 'replace' = 'push'): void {
    const { location } = this.browser.window;
    if (kind === 'replace') location.replace(path);
    else location.assign(path);
  }

  leave(address: URL): void {
    this.browser.window.location.assign(address.href);
  }

  onChange(listener: (path: string, kind: NavigationKind) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Adds a key to entries without one: after a document load, or after the visitor follows a hash link. */
  private identifyEntry(): void {
    const { window } = this.browser;
    if (readHistoryState(window).key !== undefined) return;
    window.history.replaceState({ ...readHistoryState(window), key: this.newKey() }, '');
  }

  private newKey(): string {
    return randomUuid(this.browser.window.crypto);
  }

  /** Number of navigations within the site before this history entry, which stores the number. */
  private get position(): number {
    const { position } = readHistoryState(this.browser.window);
    return typeof position === 'number' ? position : 0;
  }

  private notify(kind: NavigationKind): void {
    this.listeners.forEach((listener) => listener(this.path, kind));
  }
}
