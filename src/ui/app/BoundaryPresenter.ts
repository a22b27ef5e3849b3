import { Navigator } from '../../application/navigation/Navigator';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import { homePath, localeOfPath } from '../../domain/language/Locale';
import { presenter } from '../presenter';

/** Ways out of a page whose views broke. */
@presenter
export class BoundaryPresenter {
  constructor(
    readonly errors: ErrorReporter,
    private readonly navigator: Navigator,
  ) {}

  readonly reload = (): void => this.navigator.load(this.navigator.path);

  readonly goHome = (): void => this.navigator.load(homePath(localeOfPath(this.navigator.path)));
}
