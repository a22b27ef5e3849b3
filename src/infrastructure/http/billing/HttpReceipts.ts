import { injectable } from 'inversify';
import { Receipts, type ReceiptRejection } from '#application/billing/Receipts';
import type { FileContent } from '#application/shared/FileSaver';
import type { RuleValue } from '#application/shared/rules';
import type { Receipt } from '#domain/billing/Receipt';
import { amountOf } from '#domain/billing/Amount';
import type { Language } from '#domain/language/Locale';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { downloadReceipt, findReceipt } from './calls';

@injectable()
export class HttpReceipts extends Receipts {
  constructor(private readonly api: CallSender) {
    super();
  }

  async find(orderId: string): Promise<Result<Receipt, ReceiptRejection>> {
    const answer = await this.api.send(findReceipt, { path: { orderId } });
    return answer.ok ? succeed(receiptFrom(answer.value)) : answer;
  }

  downloadPdf(orderId: string, language: Language): Promise<Result<FileContent, ReceiptRejection>> {
    return this.api.send(downloadReceipt, { path: { orderId }, query: { lang: language } });
  }
}

const receiptFrom = (answer: RuleValue<(typeof findReceipt)['answer']>): Receipt => {
  const { dateIssued, datePaid, basket, net, tax, total, ...same } = answer;
  const centsOf = (majorUnits: number): number => amountOf(majorUnits, answer.currency).cents;
  return {
    ...same,
    issuedAt: new Date(dateIssued),
    paidAt: new Date(datePaid),
    lines: basket,
    net: centsOf(net),
    tax: centsOf(tax),
    total: centsOf(total),
  };
};
