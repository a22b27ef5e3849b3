import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { makePresenterObservable, presenter } from '../presenter';

export type LookupState<T> =
  { readonly kind: 'loading' | 'missing' | 'failed' } | { readonly kind: 'found'; readonly found: T };

/** Resolves to undefined if nothing was found. */
type Find<T> = () => Promise<Result<T | undefined, CallFailure>>;

/** Looks up content for the URL of a page. A failed lookup can be retried. */
@presenter
export class Lookup<T> {
  state: LookupState<T> = { kind: 'loading' };
  private find: Find<T> | undefined;

  constructor() {
    makePresenterObservable(this);
  }

  async run(find: Find<T>): Promise<void> {
    this.find = find;
    this.setState({ kind: 'loading' });
    const outcome = await find();
    if (!outcome.ok) return this.setState({ kind: 'failed' });
    this.setState(
      outcome.value === undefined ? { kind: 'missing' } : { kind: 'found', found: outcome.value },
    );
  }

  async retry(): Promise<void> {
    if (this.find) await this.run(this.find);
  }

  private setState(state: LookupState<T>): void {
    this.state = state;
  }
}
