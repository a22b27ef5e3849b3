import { Navigator, type NavigationKind } from '#application/navigation/Navigator';

/** Records history entries and the pages that a real browser would load. */
export class FakeNavigator extends Navigator {
  readonly origin = 'https://farstead.test';
  readonly loadedPaths: string[] = [];
  readonly externalUrls: string[] = [];
  private readonly history: string[];
  private index = 0;
  private readonly listeners = new Set<(path: string, kind: NavigationKind) => void>();

  constructor(start = '/') {
    super();
    this.history = [start];
  }

  get path(): string {
    return this.history[this.index] ?? '/';
  }

  get canGoBack(): boolean {
    return this.index > 0;
  }

  push(path: string): void {
    this.history.splice(++this.index, Infinity, path);
    this.notify('push');
  }

  replace(path: string): void {
    this.history[this.index] = path;
    this.notify('replace');
  }

  go(delta: number): void {
    this.index = Math.min(Math.max(0, this.index + delta), this.history.length - 1);
    this.notify('pop');
  }

  load(path: string): void {
    this.loadedPaths.push(path);
  }

  leave(address: URL): void {
    this.externalUrls.push(address.href);
  }

  onChange(listener: (path: string, kind: NavigationKind) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(kind: NavigationKind): void {
    this.listeners.forEach((listener) => listener(this.path, kind));
  }
}
