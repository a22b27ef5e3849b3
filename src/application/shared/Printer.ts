export abstract class Printer {
  /** Opens the browser's dialog for the page as it is. */
  abstract print(): void;
}
