export abstract class Printer {
  /** Opens the browser's print dialog for the current page. */
  abstract print(): void;
}
