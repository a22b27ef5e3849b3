import type { Receipt } from '#domain/billing/Receipt';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { FileContent } from '../shared/FileSaver';

export type ReceiptRejection =
  /** The order does not exist, or it belongs to another player. */
  | { readonly kind: 'unknown-order' }
  /** Nothing was paid for the order. */
  | { readonly kind: 'unpaid-order' }
  | CallFailure;

export abstract class Receipts {
  abstract find(orderId: string): Promise<Result<Receipt, ReceiptRejection>>;

  /** @param language language of the receipt */
  abstract downloadPdf(orderId: string, language: Language): Promise<Result<FileContent, ReceiptRejection>>;
}
