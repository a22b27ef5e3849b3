import { injectable } from 'inversify';
import { Receipts, type ReceiptRejection } from '#application/billing/Receipts';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import type { FileContent } from '#application/shared/FileSaver';
import { amountPaid } from '#domain/billing/Amount';
import { receiptRefusal } from '#domain/billing/billingRefusals';
import type { Receipt } from '#domain/billing/Receipt';
import { taxIncludedIn } from '#domain/billing/tax';
import type { Language } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { sampleReceiptSeller } from '#samples/seller';
import { FakeApi } from '../backend/FakeApi';
import type { FakePerson } from '../backend/people';
import { placedOrderFrom } from './FakePlacedOrders';

const taxRate = 0.2;

@injectable()
export class FakeReceipts extends Receipts {
  constructor(
    private readonly api: FakeApi,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(orderId: string): Promise<Result<Receipt, ReceiptRejection>> {
    return this.api.callAsPlayer((person) => this.receiptOf(person, orderId));
  }

  async downloadPdf(orderId: string, language: Language): Promise<Result<FileContent, ReceiptRejection>> {
    const receipt = await this.find(orderId);
    if (!receipt.ok) return receipt;
    const { receiptPdf } = await import(/* webpackChunkName: "pdf" */ '../../pdf/receiptPdf');
    const { standardFonts } = await import(/* webpackChunkName: "pdf" */ '../../pdf/standardFonts');
    const bytes = await receiptPdf(receipt.value, language, standardFonts);
    return succeed({ type: 'application/pdf', bytes });
  }

  private receiptOf(person: FakePerson, orderId: string): Result<Receipt, ReceiptRejection> {
    const found = person.orders.find(({ id }) => id === orderId);
    const order = found && placedOrderFrom(found);
    const refused = receiptRefusal(order);
    if (refused || !order) return fail({ kind: refused ?? 'unknown-order' });
    const subscription = person.subscriptions?.find(({ id }) => id === order.subscriptionId);
    const { promotionFactor } = this.configuration.current;
    const { cents, currency } = amountPaid(
      order.amount,
      subscription && new Date(subscription.createdAt),
      promotionFactor,
    );
    const tax = taxIncludedIn(cents, taxRate);
    const { firstName, lastName, email } = person;
    return succeed({
      number: `FS-${String(person.orders.indexOf(found) + 1).padStart(6, '0')}`,
      issuedAt: this.clock.now(),
      orderId,
      paidAt: order.paidAt ?? order.orderedAt,
      isRefunded: order.status === 'refunded',
      seller: sampleReceiptSeller,
      buyer: { name: `${firstName} ${lastName}`.trim(), email, address: [] },
      lines: order.lines,
      net: cents - tax,
      taxRate,
      tax,
      total: cents,
      currency,
    });
  }
}
