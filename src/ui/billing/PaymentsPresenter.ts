import { LoadSubscriptions, type ManagedSubscription } from '#application/billing/LoadSubscriptions';
import { SubscriptionChanges } from '#application/billing/SubscriptionChanges';
import { Clock } from '#application/shared/Clock';
import { currentSubscription, subscriptionActionOf, type Subscription } from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter } from '../presenter';
import { ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import { OrderHistoryPresenter } from './OrderHistoryPresenter';

export type SubscriptionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'listed'; readonly subscriptions: readonly ManagedSubscription[] }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

@presenter
export class PaymentsPresenter implements PageLifecycle {
  private subscriptions: readonly ManagedSubscription[] | undefined;
  private openIds: ReadonlySet<string> = new Set();

  constructor(
    private readonly listing: Submission<readonly ManagedSubscription[], CallFailure>,
    private readonly loadSubscriptions: LoadSubscriptions,
    private readonly changes: SubscriptionChanges,
    private readonly clock: Clock,
    readonly managing: ManageSubscriptionPresenter,
    readonly history: OrderHistoryPresenter,
  ) {
    makePresenterObservable(this);
    managing.onChange((subscription) => this.applyChange(subscription));
  }

  async load(): Promise<void> {
    await Promise.all([this.refresh(), this.history.load()]);
  }

  onShow(): () => void {
    return this.changes.onReturn(() => this.retry());
  }

  /** Retries both lists, even if only one of them failed. */
  retry(): void {
    void this.refresh();
    void this.history.retry();
  }

  /** State of the list. A loaded list stays visible when a later request fails. */
  get state(): SubscriptionsState {
    if (this.subscriptions) return { kind: 'listed', subscriptions: this.subscriptions };
    const { problem } = this.listing;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  /** The newest active subscription, or else the newest one. Undefined if the player can do nothing with it. */
  get current(): ManagedSubscription | undefined {
    const all = this.subscriptions ?? [];
    const id = currentSubscription(all)?.id;
    return all.find((subscription) => subscription.id === id && subscription.action !== 'none');
  }

  isOpen({ id }: Subscription): boolean {
    return this.openIds.has(id);
  }

  toggle({ id }: Subscription): void {
    const others = new Set(this.openIds);
    if (!others.delete(id)) others.add(id);
    this.openIds = others;
  }

  /** Reloads the list and cancels any earlier request that is still running. */
  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.loadSubscriptions.execute());
    if (listed?.ok) this.setSubscriptions(listed.value);
  }

  dispose(): void {
    this.listing.dispose();
    this.managing.dispose();
    this.history.dispose();
  }

  /** Shows a change immediately, even if reloading the list fails. */
  private applyChange(changed: Subscription | undefined): void {
    const all = this.subscriptions;
    if (changed && all) {
      const replaced = all.map((one): Subscription => (one.id === changed.id ? changed : one));
      const now = this.clock.now();
      this.setSubscriptions(
        replaced.map((one) => ({ ...one, action: subscriptionActionOf(one, replaced, now) })),
      );
    }
    void this.refresh();
  }

  private setSubscriptions(subscriptions: readonly ManagedSubscription[]): void {
    this.subscriptions = subscriptions;
  }
}
