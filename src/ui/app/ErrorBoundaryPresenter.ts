import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { TypedInput } from '#application/shared/TypedInput';
import { homePath } from '#domain/language/Locale';
import { presenter } from '../presenter';

@presenter
export class ErrorBoundaryPresenter {
  constructor(
    readonly errors: ErrorReporter,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
    private readonly typedInput: TypedInput,
  ) {}

  readonly rememberInput = (): (() => void) => this.typedInput.remember();

  readonly reload = (): void => this.navigator.load(this.navigator.path);

  readonly goHome = (): void => this.navigator.load(homePath(this.pageLanguage.locale));
}
