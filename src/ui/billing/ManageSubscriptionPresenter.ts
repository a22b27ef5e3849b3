import { CancelSubscription } from '#application/billing/CancelSubscription';
import { RenewSubscription } from '#application/billing/RenewSubscription';
import type { CancelRejection, RenewRejection } from '#application/billing/Subscriptions';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import { renewalOf, type Renewal } from '#domain/billing/renewal';
import { canceledSubscription, renewedSubscription, type Subscription } from '#domain/billing/Subscription';
import { Emitter } from '../Emitter';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export type ManagementOutcome =
  | { readonly kind: 'canceled' | 'renewed'; readonly renewal: Renewal }
  /** Already changed in another window or on another device. */
  | { readonly kind: 'canceled-elsewhere' | 'changed-elsewhere' };

const surveyAddress = /^(https:\/\/|\/(?!\/))/;

/** Cancels or renews a subscription (PY-02). The outcome is shown first; the survey is optional. */
@presenter
export class ManageSubscriptionPresenter implements DisposablePresenter {
  /** Subscription that is canceled if the player confirms. */
  subscriptionToCancel: Subscription | undefined;
  outcome: ManagementOutcome | undefined;
  /** Passes the updated subscription, or undefined if its state is unknown. */
  readonly changed = new Emitter<Subscription | undefined>();
  readonly dispose = disposerOf(this);

  constructor(
    readonly canceling: Submission<void, CancelRejection>,
    readonly renewing: Submission<void, RenewRejection>,
    private readonly cancelSubscription: CancelSubscription,
    private readonly renewSubscription: RenewSubscription,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  /** URL of the survey offered after a cancellation. */
  get survey(): string | undefined {
    const address = this.configuration.currentIfLoaded?.cancellationSurveyUrl;
    if (this.outcome?.kind !== 'canceled' || address === undefined) return undefined;
    return surveyAddress.test(address) ? address : undefined;
  }

  /** What applies once the player confirms the cancellation. */
  get outlook(): Renewal | undefined {
    return this.subscriptionToCancel && this.renewalOf(canceledSubscription(this.subscriptionToCancel));
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
    const isDone = canceled?.ok === true || (isRepeated && canceled?.error.kind === 'not-active');
    if (isDone) {
      this.canceling.reset();
      this.finishWith('canceled', canceledSubscription(subscriptionToCancel));
    } else if (canceled && !canceled.ok && canceled.error.kind === 'not-active') {
      this.canceling.reset();
      this.finish({ kind: 'canceled-elsewhere' }, undefined);
    }
  }

  async renew(subscription: Subscription): Promise<void> {
    this.outcome = undefined;
    const renewed = await this.renewing.run(() => this.renewSubscription.execute());
    if (renewed?.ok) {
      this.finishWith('renewed', renewedSubscription(subscription));
    } else if (renewed?.error.kind === 'not-renewable') {
      this.renewing.reset();
      this.finish({ kind: 'changed-elsewhere' }, undefined);
    }
  }

  private finishWith(kind: 'canceled' | 'renewed', subscription: Subscription): void {
    this.finish({ kind, renewal: this.renewalOf(subscription) }, subscription);
  }

  private renewalOf(subscription: Subscription): Renewal {
    return renewalOf({ subscription }, this.clock.now());
  }

  private finish(outcome: ManagementOutcome, subscription: Subscription | undefined): void {
    this.outcome = outcome;
    this.subscriptionToCancel = undefined;
    this.changed.emit(subscription);
  }
}
