import { orderNumber } from '#domain/commerce/orderNumber';
import { succeed, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { FileSaver } from '../shared/FileSaver';
import { useCase } from '../useCase';
import { Receipts, type ReceiptRejection } from './Receipts';

/** Downloads a receipt in the language of the page. */
@useCase
export class DownloadReceipt {
  constructor(
    private readonly receipts: Receipts,
    private readonly files: FileSaver,
    private readonly language: PageLanguage,
  ) {}

  async execute(orderId: string): Promise<Result<void, ReceiptRejection>> {
    const file = await this.receipts.downloadPdf(orderId, this.language.language);
    if (!file.ok) return file;
    this.files.save(`farstead-${orderNumber(orderId)}.pdf`, file.value);
    return succeed(undefined);
  }
}
