import { CodeLoader } from '#application/shared/CodeLoader';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { Timer } from './Timer';

/** Milliseconds without a key press before an email is checked. A click elsewhere must not move what it hits. */
const pauseMs = 400;

/** Suggests an email if the domain of the entered one looks mistyped. */
@presenter
export class EmailSuggestionPresenter implements DisposablePresenter {
  suggestion: string | undefined;
  private email = '';
  readonly dispose = disposerOf(this);

  constructor(
    private readonly pause: Timer,
    private readonly code: CodeLoader,
  ) {
    makePresenterObservable(this);
  }

  check(email: string): void {
    this.email = email;
    this.suggestion = undefined;
    this.pause.dispose();
    if (email.includes('@')) this.pause.start(pauseMs, () => void this.suggest(email));
  }

  private async suggest(email: string): Promise<void> {
    // The list of domains is only needed here. If it can't be loaded, there is no suggestion.
    const loaded = await this.code.tryLoad(() => import('./suggestEmail'));
    if (email === this.email) this.show(loaded?.suggestEmail(email));
  }

  private show(suggestion: string | undefined): void {
    this.suggestion = suggestion;
  }
}
