export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

/** Result of a stage. A stage with a single check counts as one test. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One message per failure, repeated at the end of a long output. */
  readonly failures?: readonly string[];
  readonly files?: readonly TestFile[];
}

/** A part of `npm test` with a single command. */
export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** `all` for a tool that starts a worker per core. Otherwise the stage uses one core. */
  readonly cores?: 'all';
  /** Names of stages that must pass first. */
  readonly dependsOn?: readonly string[];
  /** Reads the result of a finished command. Without it, the exit status counts as one check. */
  readonly readResult?: (output: string) => StageResult | undefined;
}

export interface Outcome extends StageResult {
  readonly name: string;
  readonly seconds: number;
}
