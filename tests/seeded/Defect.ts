/** A deliberate mistake in the code or the content, with the tests that detect it. */
export interface Defect {
  /** Unique; says what goes wrong. */
  readonly id: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The rule that the defect breaks. */
  readonly why: string;
  /** Test files of `npm test`; at least one of them fails. */
  readonly tests: readonly string[];
  /** The tests do not detect it on the embedded database. */
  readonly postgresOnly?: true;
  /** The tests run with TEST_SCOPE=all; the reason why `npm test` does not detect it. */
  readonly exhaustiveOnly?: string;
}
