import { LoadDacHistory } from '#application/coupons/LoadDacHistory';
import type { ListPage } from '#domain/billing/PlacedOrder';
import { operationsPerPage, type DacOperation } from '#domain/coupons/DacOperation';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Loads the DAC history one page at a time (DC-02). */
@presenter
export class DacHistoryPresenter implements DisposablePresenter {
  /** The page on display. It remains if another page can't be loaded. */
  page: ListPage<DacOperation> | undefined;
  current = 1;
  private requestedPage = 1;

  constructor(
    private readonly loading: Submission<ListPage<DacOperation>, CallFailure>,
    private readonly loadHistory: LoadDacHistory,
  ) {
    makePresenterObservable(this);
  }

  get pages(): number {
    return Math.ceil((this.page?.totalEntries ?? 0) / operationsPerPage);
  }

  get isLoading(): boolean {
    return this.loading.isSending;
  }

  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.loading.problem;
  }

  /** Loads a page and cancels any earlier request that is still running. */
  async go(pageNumber: number): Promise<void> {
    this.loading.dispose();
    this.requestedPage = pageNumber;
    const page = await this.loading.run(() => this.loadHistory.execute(pageNumber));
    if (page?.ok) this.show(page.value, pageNumber);
  }

  retry(): Promise<void> {
    return this.go(this.requestedPage);
  }

  dispose(): void {
    this.loading.dispose();
  }

  private show(page: ListPage<DacOperation>, pageNumber: number): void {
    this.page = page;
    this.current = pageNumber;
  }
}
