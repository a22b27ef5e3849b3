import { LoadPayments } from '#application/billing/LoadPayments';
import { Configuration } from '#application/configuration/Configuration';
import { isPromoted } from '#domain/billing/Amount';
import type { Payment } from '#domain/billing/PlacedOrder';
import type { Subscription } from '#domain/billing/Subscription';
import { disposerOf, presenter, type DisposablePresenter } from '../presenter';
import { PagedList } from './PagedList';

@presenter
export class SubscriptionPaymentsPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly payments: PagedList<Payment>,
    private readonly loadPayments: LoadPayments,
    private readonly configuration: Configuration,
  ) {}

  /** Whether the promotion applies to the amounts (PY-03). */
  isPromoted({ createdAt }: Subscription): boolean {
    return this.configuration.current.promotionFactor !== 0 && isPromoted(createdAt);
  }

  show(subscription: Pick<Subscription, 'id' | 'createdAt'>): void {
    void this.payments.start((pageNumber) => this.loadPayments.execute(subscription, pageNumber));
  }
}
