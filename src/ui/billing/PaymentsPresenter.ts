import { LoadSubscriptions, type ManagedSubscription } from '#application/billing/LoadSubscriptions';
import { SubscriptionChanges } from '#application/billing/SubscriptionChanges';
import { Clock } from '#application/shared/Clock';
import { renewalOf, type Renewal } from '#domain/billing/renewal';
import { currentSubscription, subscriptionActionOf, type Subscription } from '#domain/billing/Subscription';
import type { PageLifecycle } from '../app/Pages';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { ManageSubscriptionPresenter } from './ManageSubscriptionPresenter';
import { OrderHistoryPresenter } from './OrderHistoryPresenter';

@presenter
export class PaymentsPresenter implements PageLifecycle {
  private openIds: ReadonlySet<string> = new Set();
  readonly dispose = disposerOf(this);

  constructor(
    readonly subscriptions: Loadable<readonly ManagedSubscription[]>,
    private readonly loadSubscriptions: LoadSubscriptions,
    private readonly changes: SubscriptionChanges,
    private readonly clock: Clock,
    readonly managing: ManageSubscriptionPresenter,
    readonly history: OrderHistoryPresenter,
  ) {
    makePresenterObservable(this);
    managing.changed.on(this.applyChange);
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

  /** The newest active subscription, or else the newest one. Undefined if the player can do nothing with it. */
  get current(): ManagedSubscription | undefined {
    const all = this.subscriptions.value ?? [];
    const id = currentSubscription(all)?.id;
    return all.find((subscription) => subscription.id === id && subscription.action !== 'none');
  }

  renewalOf(subscription: Subscription): Renewal {
    return renewalOf({ subscription }, this.clock.now());
  }

  isOpen({ id }: Subscription): boolean {
    return this.openIds.has(id);
  }

  toggle({ id }: Subscription): void {
    const others = new Set(this.openIds);
    if (!others.delete(id)) others.add(id);
    this.openIds = others;
  }

  async refresh(): Promise<void> {
    await this.subscriptions.load(() => this.loadSubscriptions.execute());
  }

  /** Shows a change immediately, even if reloading the list fails. */
  private applyChange(changed: Subscription | undefined): void {
    const all = this.subscriptions.value;
    if (changed && all) {
      const replaced = all.map((one): Subscription => (one.id === changed.id ? changed : one));
      const now = this.clock.now();
      this.subscriptions.set(
        replaced.map((one) => ({ ...one, action: subscriptionActionOf(one, replaced, now) })),
      );
    }
    void this.refresh();
  }
}
