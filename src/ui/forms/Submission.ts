import { ErrorReporter } from '#application/shared/ErrorReporter';
import type { Result } from '#domain/shared/Result';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** The call threw. The error was reported, and the call can be retried. */
export interface UnexpectedFailure {
  readonly kind: 'unexpected';
}

export type SubmissionState<T, E> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly problem: E }
  | { readonly kind: 'broken' };

const unexpectedFailure: UnexpectedFailure = { kind: 'unexpected' };

/** Sends a form or runs an action. Only one call runs at a time, and it can be retried after any failure. */
@presenter
export class Submission<T, E> implements DisposablePresenter {
  state: SubmissionState<T, E> = { kind: 'idle' };
  private call: object | undefined;

  constructor(private readonly errors: ErrorReporter) {
    makePresenterObservable(this);
  }

  get isSending(): boolean {
    return this.state.kind === 'sending';
  }

  get isSettled(): boolean {
    return this.state.kind !== 'idle' && this.state.kind !== 'sending';
  }

  get isDone(): boolean {
    return this.state.kind === 'done';
  }

  get problem(): E | UnexpectedFailure | undefined {
    if (this.state.kind === 'broken') return unexpectedFailure;
    return this.state.kind === 'failed' ? this.state.problem : undefined;
  }

  /** @returns the outcome; undefined if a call is already in progress, if it threw, or if the page was left */
  async run(send: () => Promise<Result<T, E>>): Promise<Result<T, E> | undefined> {
    if (this.isSending) return undefined;
    const call = {};
    this.call = call;
    this.setState({ kind: 'sending' });
    try {
      const outcome = await send();
      if (this.call !== call) return undefined;
      this.setState(
        outcome.ok ? { kind: 'done', value: outcome.value } : { kind: 'failed', problem: outcome.error },
      );
      return outcome;
    } catch (error) {
      this.errors.report(error);
      if (this.call === call) this.setState({ kind: 'broken' });
      return undefined;
    }
  }

  reset(): void {
    if (!this.isSending) this.setState({ kind: 'idle' });
  }

  /** Cancels the running call, so that its result is ignored. */
  dispose(): void {
    this.call = undefined;
    if (this.isSending) this.setState({ kind: 'idle' });
  }

  private setState(state: SubmissionState<T, E>): void {
    this.state = state;
  }
}
