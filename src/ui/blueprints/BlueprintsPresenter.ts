import { ListBlueprints } from '#application/blueprints/ListBlueprints';
import { PageLanguage } from '#application/language/PageLanguage';
import { filterAndSortBlueprints, type BlueprintSortOrder } from '#domain/blueprints/filterAndSortBlueprints';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import { languageTag } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { BlueprintExports } from './BlueprintExports';
import { WaiversPresenter } from './WaiversPresenter';

const pageSize = 25;

/** Longest list that is shown without search or sorting. */
const maxWithoutControls = 6;

/** The player's blueprints, with search and sorting (BP-01). */
@presenter
export class BlueprintsPresenter implements DisposablePresenter {
  blueprints: readonly Blueprint[] | undefined;
  search = '';
  order: BlueprintSortOrder = 'newest';
  private limit = pageSize;

  constructor(
    private readonly listing: Submission<readonly Blueprint[], CallFailure>,
    readonly exports: BlueprintExports,
    readonly waivers: WaiversPresenter,
    private readonly listBlueprints: ListBlueprints,
    private readonly pageLanguage: PageLanguage,
  ) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    void this.refresh();
    const end = this.waivers.onShow();
    return end;
  }

  /** Why the list could not be loaded. */
  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.blueprints ? undefined : this.listing.problem;
  }

  /** Whether the list is long enough for search and sorting. */
  get isArrangeable(): boolean {
    return (this.blueprints?.length ?? 0) > maxWithoutControls;
  }

  get results(): readonly Blueprint[] {
    const { search, order } = this;
    return filterAndSortBlueprints(
      this.blueprints ?? [],
      { search, order },
      languageTag(this.pageLanguage.locale),
    );
  }

  get visible(): readonly Blueprint[] {
    return this.results.slice(0, this.limit);
  }

  /** Number of additional blueprints that the next click shows. */
  get nextBatchSize(): number {
    return Math.min(pageSize, this.results.length - this.visible.length);
  }

  searchFor(search: string): void {
    this.search = search;
    this.limit = pageSize;
  }

  sortBy(order: BlueprintSortOrder): void {
    this.order = order;
    this.limit = pageSize;
  }

  showMore(): void {
    this.limit += pageSize;
  }

  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.listBlueprints.execute());
    if (listed?.ok) this.show(listed.value);
  }

  dispose(): void {
    this.listing.dispose();
    this.waivers.dispose();
  }

  private show(blueprints: readonly Blueprint[]): void {
    this.blueprints = blueprints;
  }
}
