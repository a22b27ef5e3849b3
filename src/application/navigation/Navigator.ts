export type NavigationKind = 'push' | 'replace' | 'pop';

/** The visitor's place on this site. Paths have query and hash. */
export abstract class Navigator {
  abstract readonly path: string;
  abstract readonly origin: string;
  /** Whether the previous history entry is a page of this site. */
  abstract readonly hasPageBefore: boolean;
  abstract push(path: string): void;
  abstract replace(path: string): void;
  /** Moves through the visit's history. */
  abstract go(delta: number): void;
  /** Loads a page from the server; `kind` says whether it replaces the history entry. */
  abstract load(path: string, kind?: 'push' | 'replace'): void;
  /** Goes to a page of another site. */
  abstract leave(address: URL): void;
  abstract onChange(listener: (path: string, kind: NavigationKind) => void): () => void;
}
