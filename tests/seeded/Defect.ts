/** A deliberate error in the code or the content, with the tests that detect it. */
export interface Defect {
  /** Unique id that describes the error. */
  readonly id: string;
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The rule that the defect breaks. */
  readonly why: string;
  /** Test files of `npm test`, at least one of which fails. */
  readonly tests: readonly string[];
  /** True if the tests do not detect it on the embedded database. */
  readonly postgresOnly?: true;
  /** Reason why `npm test` does not detect it. The tests are then run with TEST_SCOPE=all. */
  readonly exhaustiveOnly?: string;
}
