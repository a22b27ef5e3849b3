import type { ConsentChoices, OptionalCategory } from '../../domain/consent/ConsentChoices';

/** The visitor's choices in this browser, in the cookie `cookie_preference` for 34,128,000 s (CC-04). */
export abstract class ConsentStore {
  abstract read(): ConsentChoices;
  abstract write(choices: ConsentChoices): void;
  /** Clears the cookies of categories that are no longer agreed to. */
  abstract clearCookiesOf(categories: readonly OptionalCategory[]): void;
  /**
   * Tells when the visitor comes back to this tab: the choices may be others by then.
   *
   * @returns a function that stops it
   */
  abstract onReturn(listener: () => void): () => void;
}
