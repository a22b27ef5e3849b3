import { ErrorReporter } from '#application/shared/ErrorReporter';
import { OngoingUse } from '#application/shared/OngoingUse';
import type { Result } from '#domain/shared/Result';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { Timer } from './Timer';

/** The call threw an exception, which was reported; it can be retried. */
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

/** How long a success is shown, in milliseconds (document 3 §9). */
export const noticeMilliseconds = 4000;

/** Sends a form or runs an action. Only one call runs at a time, and it can be retried after any failure. */
@presenter
export class Submission<T, E> implements DisposablePresenter {
  state: SubmissionState<T, E> = { kind: 'idle' };
  private call: object | undefined;

  constructor(
    private readonly errors: ErrorReporter,
    private readonly timer: Timer,
    private readonly ongoing: OngoingUse,
  ) {
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

  /**
   * @param isRead whether the call changes nothing, so that it does not keep the document
   * @returns the outcome; undefined if a call is already in progress, if it threw, or if the page was left
   */
  async run(send: () => Promise<Result<T, E>>, isRead = false): Promise<Result<T, E> | undefined> {
    if (this.isSending) return undefined;
    const end = isRead ? undefined : this.ongoing.begin('sending');
    const call = {};
    this.call = call;
    this.timer.dispose();
    this.state = { kind: 'sending' };
    try {
      const outcome = await send();
      if (this.call !== call) return undefined;
      this.state = outcome.ok
        ? { kind: 'done', value: outcome.value }
        : { kind: 'failed', problem: outcome.error };
      return outcome;
    } catch (error) {
      this.errors.report(error);
      if (this.call === call) this.state = { kind: 'broken' };
      return undefined;
    } finally {
      end?.();
    }
  }

  reset(): void {
    if (this.isSending) return;
    this.timer.dispose();
    this.state = { kind: 'idle' };
  }

  /**
   * Shows a success for a limited time: resets it after a delay, unless another call is made before. A failure stays,
   * because it says what to do next.
   */
  resetSuccessLater(): void {
    if (this.isDone) this.timer.start(noticeMilliseconds, this.reset);
  }

  /** Cancels the running call, so that its result is ignored. */
  dispose(): void {
    this.call = undefined;
    this.timer.dispose();
    if (this.isSending) this.state = { kind: 'idle' };
  }
}
