import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export type LoadableState<T, E> =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  /** The value is shown, but could not be loaded again. */
  | { readonly kind: 'stale'; readonly value: T; readonly problem: E | UnexpectedFailure }
  | { readonly kind: 'failed'; readonly problem: E | UnexpectedFailure };

/** Loads a value. A new load replaces one that is still running. A loaded value remains if a later load fails. */
@presenter
export class Loadable<T, E = CallFailure> implements DisposablePresenter {
  /** The latest value, loaded or set. */
  value: T | undefined;
  private latest: (() => Promise<T | undefined>) | undefined;

  constructor(private readonly call: Submission<T, E>) {
    makePresenterObservable(this);
  }

  get state(): LoadableState<T, E> {
    const { value, problem } = this;
    if (value !== undefined) return problem ? { kind: 'stale', value, problem } : { kind: 'loaded', value };
    return problem ? { kind: 'failed', problem } : { kind: this.isLoading ? 'loading' : 'idle' };
  }

  get isLoading(): boolean {
    return this.call.isSending;
  }

  /** Why the latest load failed. */
  get problem(): E | UnexpectedFailure | undefined {
    return this.call.problem;
  }

  /**
   * @param onLoaded called with the value before it is shown
   * @returns the value; undefined if the load failed, if it was replaced, or if the page was left
   */
  async load(send: () => Promise<Result<T, E>>, onLoaded?: (value: T) => void): Promise<T | undefined> {
    this.latest = () => this.load(send, onLoaded);
    this.call.dispose();
    const loaded = await this.call.run(send, true);
    if (!loaded?.ok) return undefined;
    onLoaded?.(loaded.value);
    this.value = loaded.value;
    return loaded.value;
  }

  /** Repeats the latest load. */
  async reload(): Promise<T | undefined> {
    return this.latest?.();
  }

  /** Replaces the value, for example with the result of a change. */
  set(value: T): void {
    this.value = value;
  }

  /** Cancels the running load, so that its result is ignored. */
  dispose(): void {
    this.call.dispose();
  }
}
