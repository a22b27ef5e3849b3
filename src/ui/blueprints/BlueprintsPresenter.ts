import { ListBlueprints } from '../../application/blueprints/ListBlueprints';
import { PageLanguage } from '../../application/language/PageLanguage';
import { arrangedBlueprints, type BlueprintOrder } from '../../domain/blueprints/arrangedBlueprints';
import type { Blueprint } from '../../domain/blueprints/Blueprint';
import { languageTag } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Submission, type Unexpected } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';
import { BlueprintExports } from './BlueprintExports';
import { WaiversPresenter } from './WaiversPresenter';

const pageSize = 25;

/** Lists up to this length can be read at a glance and need no search or sorting. */
const fewest = 6;

/** The player's blueprints, with search and sorting (BP-01). */
@presenter
export class BlueprintsPresenter implements Disposable {
  blueprints: readonly Blueprint[] | undefined;
  search = '';
  order: BlueprintOrder = 'newest';
  private limit = pageSize;

  constructor(
    private readonly listing: Submission<readonly Blueprint[], CallFailure>,
    readonly exports: BlueprintExports,
    readonly waivers: WaiversPresenter,
    private readonly listBlueprints: ListBlueprints,
    private readonly pageLanguage: PageLanguage,
  ) {
    observed(this);
  }

  shown(): () => void {
    void this.refresh();
    const end = this.waivers.shown();
    return end;
  }

  /** Why the list could not be loaded. */
  get problem(): CallFailure | Unexpected | undefined {
    return this.blueprints ? undefined : this.listing.problem;
  }

  /** Whether search and sorting are useful. */
  get isArrangeable(): boolean {
    return (this.blueprints?.length ?? 0) > fewest;
  }

  get found(): readonly Blueprint[] {
    const { search, order } = this;
    return arrangedBlueprints(
      this.blueprints ?? [],
      { search, order },
      languageTag(this.pageLanguage.locale),
    );
  }

  get visible(): readonly Blueprint[] {
    return this.found.slice(0, this.limit);
  }

  /** Number of blueprints that the next click shows. */
  get next(): number {
    return Math.min(pageSize, this.found.length - this.visible.length);
  }

  searchFor(search: string): void {
    this.search = search;
    this.limit = pageSize;
  }

  sortBy(order: BlueprintOrder): void {
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
