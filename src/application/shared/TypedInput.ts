export abstract class TypedInput {
  /**
   * Reads what the visitor has entered in the fields of the page.
   *
   * @returns a function that fills it in again after the fields were rendered anew
   */
  abstract remember(): () => void;
}
