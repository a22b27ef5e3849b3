import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import type { Result } from '#domain/shared/Result';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

type LoadPage<Entry> = (pageNumber: number) => Promise<Result<ListPage<Entry>, CallFailure>>;

/** List that is loaded page by page. If a page fails to load, the entries loaded so far remain. */
@presenter
export class PagedList<Entry extends { readonly id: string }> implements DisposablePresenter {
  entries: readonly Entry[] | undefined;
  total = 0;
  private pages = 0;
  private loadPage: LoadPage<Entry> | undefined;
  readonly dispose = disposerOf(this);

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

  /** Replaces an entry that has changed. */
  replace(id: string, change: (entry: Entry) => Entry): void {
    this.entries = this.entries?.map((entry) => (entry.id === id ? change(entry) : entry));
  }

  private add({ entries, totalEntries }: ListPage<Entry>): void {
    const before = this.pages === 0 ? [] : (this.entries ?? []);
    const known = new Set(before.map(({ id }) => id));
    this.pages += 1;
    // A new entry shifts older entries to the next page, so a page can repeat entries that are already loaded.
    this.entries = [...before, ...entries.filter(({ id }) => !known.has(id))];
    // The reported total may be too high. An empty page marks the end of the list.
    this.total = entries.length === 0 ? this.entries.length : totalEntries;
  }
}
