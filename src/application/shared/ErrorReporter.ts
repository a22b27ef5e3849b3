export abstract class ErrorReporter {
  abstract report(error: unknown): void;
}
