/** Values that the verifier inserts into the requests of contracts in this state. */
export type StateValues = Readonly<Record<string, string | number | null>>;

/** A provider state for contract verification. */
export interface State {
  readonly description: string;
  readonly setUp: () => Promise<StateValues>;
}

/** States by their names in contracts. */
export type NamedStates = Readonly<Record<string, State>>;
