import { injectable } from 'inversify';

/** Lets the container read a presenter's use cases and ports from its constructor. */
export const presenter = injectable();

/** What a page presenter learns of the visit before its view is shown. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface Disposable {
  /** Lets go of all that is under way; may be called more than once. */
  dispose(): void;
}
