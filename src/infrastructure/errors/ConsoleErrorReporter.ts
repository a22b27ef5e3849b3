import { injectable } from 'inversify';
import { ErrorReporter } from '../../application/shared/ErrorReporter';

/** Where nobody visits, the server's own log is where errors go. */
@injectable()
export class ConsoleErrorReporter extends ErrorReporter {
  report(error: unknown): void {
    console.error(error);
  }
}
