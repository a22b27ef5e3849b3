export type NavigationKind = 'push' | 'replace' | 'pop';

/** Where the visitor is on this site, and how to send them elsewhere on it. Paths carry query and hash. */
export abstract class Navigator {
  abstract readonly path: string;
  abstract readonly origin: string;
  /** Whether going back leads to a page of this site. */
  abstract readonly hasPageBefore: boolean;
  abstract push(path: string): void;
  abstract replace(path: string): void;
  /** Moves through the visit's history. */
  abstract go(delta: number): void;
  /** Loads a page anew from the server, in the place of the present one in the history where `kind` says so. */
  abstract load(path: string, kind?: 'push' | 'replace'): void;
  /** Goes to a page of another site. */
  abstract leave(address: URL): void;
  /** @returns a function that stops listening */
  abstract onChange(listener: (path: string, kind: NavigationKind) => void): () => void;
}
