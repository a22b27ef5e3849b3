export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

/** Result of a stage. A stage that performs a single check counts as one test. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One message per failure, repeated after all other output of the run. */
  readonly failures?: readonly string[];
  readonly files?: readonly TestFile[];
}

/** A part of `npm test` with a single command. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** `all` for tools that start one worker per core. By default, a stage uses one core. */
  readonly cores?: 'all';
  /** Names of stages that must pass first. */
  readonly dependsOn?: readonly string[];
  /** Reads the result of a finished command. If omitted, the exit status counts as one check. */
  readonly readResult?: (output: string) => StageResult | undefined;
}

export interface Outcome extends StageResult {
  readonly name: string;
  readonly seconds: number;
}
