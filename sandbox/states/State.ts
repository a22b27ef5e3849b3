/** What a verifier puts into the calls of a state. */
export type StateValues = Readonly<Record<string, string | number | null>>;

/** A situation that the sandbox can be put into, to verify contracts against it. */
export interface State {
  readonly description: string;
  readonly setUp: () => Promise<StateValues>;
}

/** States by the names that contracts use. */
export type NamedStates = Readonly<Record<string, State>>;
