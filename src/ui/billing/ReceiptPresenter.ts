import { DownloadReceipt } from '#application/billing/DownloadReceipt';
import { Receipts, type ReceiptRejection } from '#application/billing/Receipts';
import { Printer } from '#application/shared/Printer';
import type { Receipt } from '#domain/billing/Receipt';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';

@presenter
export class ReceiptPresenter implements PageLifecycle {
  private orderId = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly receipt: Loadable<Receipt, ReceiptRejection>,
    readonly downloading: Submission<void, ReceiptRejection>,
    private readonly receipts: Receipts,
    private readonly downloadReceipt: DownloadReceipt,
    private readonly printer: Printer,
  ) {
    makePresenterObservable(this);
  }

  get head() {
    return { isMissing: this.receipt.problem?.kind === 'unknown-order' };
  }

  async load({ params }: PageRequest): Promise<void> {
    this.orderId = params.orderId ?? '';
    await this.receipt.load(() => this.receipts.find(this.orderId));
  }

  async download(): Promise<void> {
    await this.downloading.run(() => this.downloadReceipt.execute(this.orderId));
  }

  print(): void {
    this.printer.print();
  }
}
