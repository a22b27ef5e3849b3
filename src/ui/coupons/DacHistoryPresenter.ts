import { LoadDacHistory } from '../../application/coupons/LoadDacHistory';
import type { Page } from '../../domain/billing/PlacedOrder';
import { operationsPerPage, type DacOperation } from '../../domain/coupons/DacOperation';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

/** Loads the DAC history one page at a time (DC-02). */
@presenter
export class DacHistoryPresenter implements Disposable {
  /** Stays set if another page can't be loaded. */
  page: Page<DacOperation> | undefined;
  current = 1;
  private wanted = 1;

  constructor(
    private readonly loading: Submission<Page<DacOperation>, CallFailure>,
    private readonly loadHistory: LoadDacHistory,
  ) {
    observed(this);
  }

  get pages(): number {
    return Math.ceil((this.page?.total ?? 0) / operationsPerPage);
  }

  get isLoading(): boolean {
    return this.loading.isSending;
  }

  get problem(): CallFailure | Unexpected | undefined {
    return this.loading.problem;
  }

  /** Loads a page and cancels an older request in progress. */
  async go(pageNumber: number): Promise<void> {
    this.loading.dispose();
    this.wanted = pageNumber;
    const page = await this.loading.run(() => this.loadHistory.execute(pageNumber));
    if (page?.ok) this.show(page.value, pageNumber);
  }

  retry(): Promise<void> {
    return this.go(this.wanted);
  }

  dispose(): void {
    this.loading.dispose();
  }

  private show(page: Page<DacOperation>, pageNumber: number): void {
    this.page = page;
    this.current = pageNumber;
  }
}
