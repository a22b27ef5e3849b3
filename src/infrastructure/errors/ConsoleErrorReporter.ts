import { injectable } from 'inversify';
import { ErrorReporter } from '../../application/shared/ErrorReporter';

/** Keeps reports on this machine: nothing may be sent before the visitor agreed to it (CC-06). */
@injectable()
export class ConsoleErrorReporter extends ErrorReporter {
  report(error: unknown): void {
    console.error(error);
  }
}
