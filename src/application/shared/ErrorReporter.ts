/** Where errors go that nobody expected. */
export abstract class ErrorReporter {
  abstract report(error: unknown): void;
}
