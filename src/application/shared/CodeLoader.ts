import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Loads code of this build that is in a separate file. */
export abstract class CodeLoader {
  /**
   * Loads code that the visitor waits for. If a release has replaced the file, loads the document again, once per file,
   * with what the visitor has entered. The promise then never settles.
   * @param leavesPage true if the code is for another page, whose fields must not get the input of this page
   */
  abstract load<T>(load: () => Promise<T>, leavesPage?: boolean): Promise<Result<T, CallFailure>>;

  /** Loads code that the page also works without. Returns undefined if that fails. */
  abstract tryLoad<T>(load: () => Promise<T>): Promise<T | undefined>;
}
