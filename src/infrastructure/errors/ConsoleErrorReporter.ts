import { injectable } from 'inversify';
import { ErrorReporter } from '../../application/shared/ErrorReporter';

/** Writes errors to the server's log. */
@injectable()
export class ConsoleErrorReporter extends ErrorReporter {
  report(error: unknown): void {
    console.error(error);
  }
}
