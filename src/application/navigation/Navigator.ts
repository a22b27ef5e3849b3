export type NavigationKind = 'push' | 'replace' | 'pop';

/** The current location of the visitor on this site. Paths include query and hash. */
export abstract class Navigator {
  abstract readonly path: string;
  abstract readonly origin: string;
  /** Whether the previous history entry is a page of this site. */
  abstract readonly canGoBack: boolean;
  abstract push(path: string): void;
  abstract replace(path: string): void;
  /** Moves through the session history. */
  abstract go(delta: number): void;
  /** Loads a page from the server. `kind` determines whether a history entry is added or the current one replaced. */
  abstract load(path: string, kind?: 'push' | 'replace'): void;
  /** Navigates to a page of another site. */
  abstract leave(address: URL): void;
  abstract onChange(listener: (path: string, kind: NavigationKind) => void): () => void;
}
