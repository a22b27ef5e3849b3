import { CancelSubscription } from '#application/billing/CancelSubscription';
import { RenewSubscription } from '#application/billing/RenewSubscription';
import type { CancelRejection, RenewRejection } from '#application/billing/Subscriptions';
import { Configuration } from '#application/configuration/Configuration';
import { accessEnd, type Subscription } from '#domain/billing/Subscription';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export type ManagementOutcome =
  | { readonly kind: 'canceled'; readonly until: Date | undefined }
  | { readonly kind: 'renewed'; readonly nextCharge: Date | undefined }
  /** Already changed in another window or on another device. */
  | { readonly kind: 'canceled-elsewhere' | 'changed-elsewhere' };

const surveyAddress = /^(https:\/\/|\/(?!\/))/;

/** Cancels or renews a subscription (PY-02). The outcome is shown first; the survey is optional. */
@presenter
export class ManageSubscriptionPresenter implements DisposablePresenter {
  /** Subscription that is canceled if the player confirms. */
  subscriptionToCancel: Subscription | undefined;
  outcome: ManagementOutcome | undefined;
  private notifyChange: (subscription: Subscription | undefined) => void = () => undefined;

  constructor(
    readonly canceling: Submission<void, CancelRejection>,
    readonly renewing: Submission<void, RenewRejection>,
    private readonly cancelSubscription: CancelSubscription,
    private readonly renewSubscription: RenewSubscription,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this);
  }

  /** URL of the survey offered after a cancellation. */
  get survey(): string | undefined {
    const address = this.configuration.currentIfLoaded?.cancellationSurveyUrl;
    if (this.outcome?.kind !== 'canceled' || address === undefined) return undefined;
    return surveyAddress.test(address) ? address : undefined;
  }

  /** @param changed called with the updated subscription, or with undefined if its state is unknown */
  onChange(changed: (subscription: Subscription | undefined) => void): void {
    this.notifyChange = changed;
  }

  openDialog(subscription: Subscription): void {
    this.canceling.reset();
    this.outcome = undefined;
    this.subscriptionToCancel = subscription;
  }

  closeDialog(): void {
    if (!this.canceling.isSending) this.subscriptionToCancel = undefined;
  }

  async cancel(): Promise<void> {
    const { subscriptionToCancel } = this;
    if (!subscriptionToCancel) return;
    // If the previous response was lost, the cancellation may have succeeded. A retry is then rejected as not active.
    const isRepeated = this.canceling.problem !== undefined;
    const canceled = await this.canceling.run(() => this.cancelSubscription.execute());
    const until = accessEnd(subscriptionToCancel);
    const isDone = canceled?.ok === true || (isRepeated && canceled?.error.kind === 'not-active');
    if (isDone) {
      this.canceling.reset();
      const { nextCharge: _charged, ...rest } = subscriptionToCancel;
      this.finish({ kind: 'canceled', until }, { ...rest, status: 'canceled', ...(until && { end: until }) });
    } else if (canceled && !canceled.ok && canceled.error.kind === 'not-active') {
      this.canceling.reset();
      this.finish({ kind: 'canceled-elsewhere' }, undefined);
    }
  }

  async renew(subscription: Subscription): Promise<void> {
    this.outcome = undefined;
    const renewed = await this.renewing.run(() => this.renewSubscription.execute());
    const nextCharge = accessEnd(subscription);
    if (renewed?.ok) {
      const { end: _end, ...rest } = subscription;
      this.finish(
        { kind: 'renewed', nextCharge },
        { ...rest, status: 'active', ...(nextCharge && { nextCharge }) },
      );
    } else if (renewed?.error.kind === 'not-renewable') {
      this.renewing.reset();
      this.finish({ kind: 'changed-elsewhere' }, undefined);
    }
  }

  dispose(): void {
    this.canceling.dispose();
    this.renewing.dispose();
  }

  private finish(outcome: ManagementOutcome, subscription: Subscription | undefined): void {
    this.outcome = outcome;
    this.subscriptionToCancel = undefined;
    this.notifyChange(subscription);
  }
}
