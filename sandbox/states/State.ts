/** Values that a verifier inserts into the requests of a state. */
export type StateValues = Readonly<Record<string, string | number | null>>;

/** A provider state for contract verification. */
export interface State {
  readonly description: string;
  readonly setUp: () => Promise<StateValues>;
}

/** States by their names in contracts. */
export type NamedStates = Readonly<Record<string, State>>;
