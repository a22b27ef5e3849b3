/** A test file and how long it took. */
export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

/** What a stage reports. A stage that is a single check counts as one test. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One message per failure, repeated at the end of a long output. */
  readonly failures?: readonly string[];
  readonly files?: readonly TestFile[];
}

/** A part of `npm test`: one command. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** `all` for a tool that starts a worker per core; otherwise the stage keeps one core busy. */
  readonly cores?: 'all';
  /** Names of the stages that have to pass first. */
  readonly after?: readonly string[];
  /** Reads the result of a finished command; without it, the exit status counts as one check. */
  readonly readResult?: (output: string) => StageResult | undefined;
}

export interface Outcome extends StageResult {
  readonly name: string;
  readonly seconds: number;
}
