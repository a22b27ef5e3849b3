import type { receiptRefusals } from '#domain/billing/billingRefusals';
import type { Receipt } from '#domain/billing/Receipt';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';
import type { FileContent } from '../shared/FileSaver';

export type ReceiptRejection = RefusalOf<typeof receiptRefusals> | CallFailure;

export abstract class Receipts {
  abstract find(orderId: string): Promise<Result<Receipt, ReceiptRejection>>;

  /** @param language language of the receipt */
  abstract downloadPdf(orderId: string, language: Language): Promise<Result<FileContent, ReceiptRejection>>;
}
