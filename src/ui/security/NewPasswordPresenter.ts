import { RatePassword } from '#application/security/RatePassword';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import type { Strength } from '#domain/security/Strength';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export type PasswordRating =
  | { readonly kind: 'empty' }
  /** `before`: strength of the previously entered text, shown until the new text is rated. */
  | { readonly kind: 'pending'; readonly before?: Strength }
  | { readonly kind: 'rated'; readonly strength: Strength }
  /** The strength could not be estimated, so only the length counts. */
  | { readonly kind: 'unknown' };

/** The password is too easy to guess. */
export interface WeakPassword {
  readonly kind: 'weak-password';
}

const maxWaitMs = 1000;

/** A new password and its strength (RG-01). */
@presenter
export class NewPasswordPresenter implements DisposablePresenter {
  password = '';
  rating: PasswordRating = { kind: 'empty' };
  private weakWords: readonly string[] = [];
  /** Number of requests so far. Only the result of the newest request is used. */
  private requests = 0;
  private pending: Promise<void> = Promise.resolve();

  constructor(
    private readonly ratePassword: RatePassword,
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
  ) {
    makePresenterObservable(this);
  }

  get strength(): Strength | undefined {
    if (this.rating.kind === 'rated') return this.rating.strength;
    return this.rating.kind === 'pending' ? this.rating.before : undefined;
  }

  /** Passwords with a score of 0 are rejected (RG-01). */
  get isTooWeak(): boolean {
    return this.strength?.score === 0;
  }

  /** The problem to show at the field. While the password is being rated, `check` finds it. */
  get problems(): { readonly password?: WeakPassword['kind'] } {
    return this.rating.kind === 'rated' && this.isTooWeak ? { password: 'weak-password' } : {};
  }

  change(typed: string): void {
    this.password = typed;
    this.rate();
  }

  /** @param words texts about the player, such as names and email, that make a password weak */
  avoidWords(words: readonly string[]): void {
    this.weakWords = words;
    if (this.password !== '') this.rate();
  }

  /** Rejects a password with a score of 0. Waits at most one second for the rating. */
  async check(): Promise<Result<void, WeakPassword>> {
    await this.waitForRating();
    return this.isTooWeak ? fail({ kind: 'weak-password' }) : succeed(undefined);
  }

  dispose(): void {
    this.requests++;
  }

  private waitForRating(): Promise<void> {
    if (this.rating.kind !== 'pending') return Promise.resolve();
    return new Promise((done) => {
      const cancel = this.clock.schedule(maxWaitMs, done);
      void this.pending.then(() => {
        cancel();
        done();
      });
    });
  }

  private rate(): void {
    const request = ++this.requests;
    if (this.password === '') return this.setRating({ kind: 'empty' });
    const before = this.strength;
    this.setRating({ kind: 'pending', ...(before && { before }) });
    this.pending = this.estimate().then((strength) => {
      if (request !== this.requests) return;
      this.setRating(strength ? { kind: 'rated', strength } : { kind: 'unknown' });
    });
  }

  private async estimate(): Promise<Strength | undefined> {
    try {
      return await this.ratePassword.execute(this.password, this.weakWords);
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }

  private setRating(rating: PasswordRating): void {
    this.rating = rating;
  }
}
