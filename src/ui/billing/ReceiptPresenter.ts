import { DownloadReceipt } from '#application/billing/DownloadReceipt';
import type { ReceiptRejection } from '#application/billing/Receipts';
import { LoadReceipt } from '#application/billing/LoadReceipt';
import { Printer } from '#application/shared/Printer';
import type { Receipt } from '#domain/billing/Receipt';
import type { PageLifecycle } from '../app/Pages';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';

@presenter
export class ReceiptPresenter implements PageLifecycle {
  private orderId = '';

  constructor(
    private readonly showing: Submission<Receipt, ReceiptRejection>,
    readonly downloading: Submission<void, ReceiptRejection>,
    private readonly showReceipt: LoadReceipt,
    private readonly downloadReceipt: DownloadReceipt,
    private readonly printer: Printer,
  ) {
    makePresenterObservable(this);
  }

  get receipt(): Receipt | undefined {
    return this.showing.state.kind === 'done' ? this.showing.state.value : undefined;
  }

  get problem(): ReceiptRejection | UnexpectedFailure | undefined {
    return this.showing.problem;
  }

  get head() {
    return { isMissing: this.problem?.kind === 'unknown-order' };
  }

  async load({ params }: PageRequest): Promise<void> {
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
