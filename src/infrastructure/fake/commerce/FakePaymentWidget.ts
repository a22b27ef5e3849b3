import { injectable } from 'inversify';
import { PaymentWidget, type WidgetEvent } from '#application/commerce/PaymentWidget';
import { fail, succeed, type Result } from '#domain/shared/Result';

export interface FakePayment {
  readonly token: string;
  readonly isSandbox: boolean;
}

/** Payment widget whose events come from a test or the demo. One per application. */
@injectable('Singleton')
export class FakePaymentWidget extends PaymentWidget {
  isAvailable = true;
  isPrepared = false;
  readonly payments: FakePayment[] = [];
  private pageListener: (event: WidgetEvent) => void = () => undefined;
  private readonly listeners = new Set<(payment: FakePayment) => void>();

  prepare(): void {
    this.isPrepared = true;
  }

  async open(
    { token, isSandbox }: FakePayment,
    listener: (event: WidgetEvent) => void,
  ): Promise<Result<void, { readonly kind: 'unavailable' }>> {
    if (!this.isAvailable) return fail({ kind: 'unavailable' });
    const payment = { token, isSandbox };
    this.pageListener = listener;
    this.payments.push(payment);
    this.listeners.forEach((hear) => hear(payment));
    return succeed(undefined);
  }

  /** @returns a function that removes the listener */
  onOpen(listener: (payment: FakePayment) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sends events of the most recent payment to the page. */
  sendEvents(...events: readonly WidgetEvent[]): void {
    events.forEach((event) => this.pageListener(event));
  }
}
