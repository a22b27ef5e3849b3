import { injectable } from 'inversify';
import { ErrorReporter } from '#application/shared/ErrorReporter';

@injectable()
export class ConsoleErrorReporter extends ErrorReporter {
  report(error: unknown): void {
    console.error(error);
  }
}
