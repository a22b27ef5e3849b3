import { DownloadReceipt } from '../../application/billing/DownloadReceipt';
import type { ReceiptRejection } from '../../application/billing/Receipts';
import { ShowReceipt } from '../../application/billing/ShowReceipt';
import { Printer } from '../../application/shared/Printer';
import type { Receipt } from '../../domain/billing/Receipt';
import type { PageLife } from '../app/Pages';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Visit } from '../presenter';

@presenter
export class ReceiptPresenter implements PageLife {
  private orderId = '';

  constructor(
    private readonly showing: Submission<Receipt, ReceiptRejection>,
    readonly downloading: Submission<void, ReceiptRejection>,
    private readonly showReceipt: ShowReceipt,
    private readonly downloadReceipt: DownloadReceipt,
    private readonly printer: Printer,
  ) {
    observed(this);
  }

  get receipt(): Receipt | undefined {
    return this.showing.state.kind === 'done' ? this.showing.state.value : undefined;
  }

  get problem(): ReceiptRejection | Unexpected | undefined {
    return this.showing.problem;
  }

  get head() {
    return { isMissing: this.problem?.kind === 'unknown-order' };
  }

  async load({ params }: Visit): Promise<void> {
    this.orderId = params.orderId ?? '';
    await this.retry();
  }

  async retry(): Promise<void> {
    await this.showing.run(() => this.showReceipt.execute(this.orderId));
  }

  async download(): Promise<void> {
    await this.downloading.run(() => this.downloadReceipt.execute(this.orderId));
  }

  print(): void {
    this.printer.print();
  }

  dispose(): void {
    this.showing.dispose();
    this.downloading.dispose();
  }
}
