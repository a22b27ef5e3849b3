import { Navigator, type NavigationKind } from '../../../application/navigation/Navigator';

/** Records the history and the pages that the browser would load. */
export class FakeNavigator extends Navigator {
  readonly origin = 'https://farstead.test';
  readonly loaded: string[] = [];
  readonly left: string[] = [];
  private readonly history: string[];
  private at = 0;
  private readonly listeners = new Set<(path: string, kind: NavigationKind) => void>();

  constructor(start = '/') {
    super();
    this.history = [start];
  }

  get path(): string {
    return this.history[this.at] ?? '/';
  }

  get hasPageBefore(): boolean {
    return this.at > 0;
  }

  push(path: string): void {
    this.history.splice(++this.at, Infinity, path);
    this.tell('push');
  }

  replace(path: string): void {
    this.history[this.at] = path;
    this.tell('replace');
  }

  go(delta: number): void {
    this.at = Math.min(Math.max(0, this.at + delta), this.history.length - 1);
    this.tell('pop');
  }

  load(path: string): void {
    this.loaded.push(path);
  }

  leave(address: URL): void {
    this.left.push(address.href);
  }

  onChange(listener: (path: string, kind: NavigationKind) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(kind: NavigationKind): void {
    this.listeners.forEach((listener) => listener(this.path, kind));
  }
}
