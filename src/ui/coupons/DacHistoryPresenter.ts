import { DacHistory } from '#application/coupons/DacHistory';
import { operationsPerPage, type DacOperation } from '#domain/coupons/DacOperation';
import type { ListPage } from '#domain/shared/ListPage';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Loads the DAC history one page at a time (DC-02). */
@presenter
export class DacHistoryPresenter implements DisposablePresenter {
  current = 1;
  readonly dispose = disposerOf(this);

  constructor(
    /** Remains on display if another page can't be loaded. */
    readonly page: Loadable<ListPage<DacOperation>>,
    private readonly history: DacHistory,
  ) {
    makePresenterObservable(this);
  }

  get pages(): number {
    return Math.ceil((this.page.value?.totalEntries ?? 0) / operationsPerPage);
  }

  async go(pageNumber: number): Promise<void> {
    await this.page.load(
      () => this.history.findPage(pageNumber),
      () => (this.current = pageNumber),
    );
  }
}
