import type { ListPage } from '#domain/billing/PlacedOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

type LoadPage<Entry> = (pageNumber: number) => Promise<Result<ListPage<Entry>, CallFailure>>;

/** List that is loaded page by page. Loaded entries stay when a later page fails. */
@presenter
export class PagedList<Entry extends { readonly id: string }> implements DisposablePresenter {
  entries: readonly Entry[] | undefined;
  total = 0;
  private pages = 0;
  private loadPage: LoadPage<Entry> | undefined;

  constructor(private readonly loading: Submission<ListPage<Entry>, CallFailure>) {
    makePresenterObservable(this);
  }

  get isLoading(): boolean {
    return this.loading.isSending;
  }

  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.loading.problem;
  }

  get remainingCount(): number {
    return Math.max(0, this.total - (this.entries?.length ?? 0));
  }

  /** Loads the first page. */
  async start(loadPage: LoadPage<Entry>): Promise<void> {
    this.loading.dispose();
    this.loadPage = loadPage;
    this.pages = 0;
    await this.loadMore();
  }

  /** Loads the next page, or retries the one that failed. */
  async loadMore(): Promise<void> {
    const { loadPage, pages } = this;
    if (!loadPage) return;
    const page = await this.loading.run(() => loadPage(pages + 1));
    if (page?.ok) this.add(page.value);
  }

  dispose(): void {
    this.loading.dispose();
  }

  private add({ entries, totalEntries }: ListPage<Entry>): void {
    const before = this.pages === 0 ? [] : (this.entries ?? []);
    const known = new Set(before.map(({ id }) => id));
    this.pages += 1;
    // A new entry moves older ones to the next page, which then repeats them.
    this.entries = [...before, ...entries.filter(({ id }) => !known.has(id))];
    // The total may be too high: an empty page ends the list.
    this.total = entries.length === 0 ? this.entries.length : totalEntries;
  }
}
