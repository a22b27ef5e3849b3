import type { Receipt } from '#domain/billing/Receipt';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Receipts, type ReceiptRejection } from './Receipts';

@useCase
export class LoadReceipt {
  constructor(private readonly receipts: Receipts) {}

  execute(orderId: string): Promise<Result<Receipt, ReceiptRejection>> {
    return this.receipts.find(orderId);
  }
}
