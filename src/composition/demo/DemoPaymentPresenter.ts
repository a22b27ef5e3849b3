import { Clock } from '#application/shared/Clock';
import type { Money } from '#domain/commerce/Money';
import { FakePaymentWidget, type FakePayment } from '#infrastructure/fake/commerce/FakePaymentWidget';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { FakeBackend } from '#infrastructure/fake/backend/FakeBackend';
import { Translations } from '#ui/content/Translations';
import { makePresenterObservable, sharedPresenter } from '#ui/presenter';

/** Simulated response time of the bank, in milliseconds. */
const bankMilliseconds = 3000;

export type DemoPaymentState =
  | { readonly kind: 'closed' }
  /** `note`: the outcome of the last attempt. */
  | { readonly kind: 'open'; readonly token: string; readonly note?: 'declined' | 'gone' }
  | { readonly kind: 'at-bank'; readonly token: string };

/** Simulates the payment provider's window and the buyer's bank. */
@sharedPresenter
export class DemoPaymentPresenter {
  state: DemoPaymentState = { kind: 'closed' };

  constructor(
    private readonly widget: FakePaymentWidget,
    private readonly sales: FakeSales,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
    widget.onOpen((payment) => void this.open(payment));
  }

  /** The amount to pay. */
  get price(): Money | undefined {
    if (this.state.kind === 'closed') return undefined;
    const { token } = this.state;
    const sale = this.backend.sales.find((made) => made.token === token);
    return sale && { cents: sale.cents, currency: sale.currency };
  }

  accept(): void {
    if (this.state.kind === 'closed') return;
    const { token } = this.state;
    if (this.sales.pay(token) !== 'paid') {
      this.setState({ kind: 'open', token, note: 'gone' });
      return this.widget.sendEvents('status', 'troubled');
    }
    this.setState({ kind: 'closed' });
    this.widget.sendEvents('status', 'done', 'closed');
  }

  /** Simulates a bank that requires a confirmation from the buyer. */
  askBank(): void {
    if (this.state.kind !== 'open') return;
    const { token } = this.state;
    this.setState({ kind: 'at-bank', token });
    this.widget.sendEvents('status');
    this.clock.schedule(bankMilliseconds, () => {
      if (this.state.kind === 'at-bank' && this.state.token === token) this.accept();
    });
  }

  decline(): void {
    if (this.state.kind !== 'open') return;
    this.setState({ kind: 'open', token: this.state.token, note: 'declined' });
    this.widget.sendEvents('status', 'troubled');
  }

  close(): void {
    this.setState({ kind: 'closed' });
    this.widget.sendEvents('closed');
  }

  private async open({ token }: FakePayment): Promise<void> {
    await this.translations.ensureLoaded(['demo']);
    this.setState({ kind: 'open', token });
    this.widget.sendEvents('loaded');
  }

  private setState(state: DemoPaymentState): void {
    this.state = state;
  }
}
