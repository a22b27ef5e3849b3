import { Blueprints } from '#application/blueprints/Blueprints';
import { PageLanguage } from '#application/language/PageLanguage';
import { Session } from '#application/session/Session';
import {
  filterAndSortBlueprints,
  isCreatedBy,
  type BlueprintSortOrder,
} from '#domain/blueprints/filterAndSortBlueprints';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import { languageTag } from '#domain/language/Locale';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { BlueprintExports } from './BlueprintExports';
import { WaiversPresenter } from './WaiversPresenter';

const pageSize = 25;

/** Longest list that is shown without search or sorting. */
const maxWithoutControls = 6;

/** The player's blueprints, with search and sorting (BP-01). */
@presenter
export class BlueprintsPresenter implements DisposablePresenter {
  search = '';
  order: BlueprintSortOrder = 'newest';
  private isOwnOnly = false;
  private limit = pageSize;
  readonly dispose = disposerOf(this);

  constructor(
    readonly blueprints: Loadable<readonly Blueprint[]>,
    readonly exports: BlueprintExports,
    readonly waivers: WaiversPresenter,
    private readonly playerBlueprints: Blueprints,
    private readonly pageLanguage: PageLanguage,
    private readonly session: Session,
  ) {
    makePresenterObservable(this);
  }

  onShow(): void {
    void this.refresh();
    this.waivers.onShow();
  }

  /** Whether the list is long enough for search and sorting. */
  get isArrangeable(): boolean {
    return (this.blueprints.value?.length ?? 0) > maxWithoutControls;
  }

  /** Whether the list mixes the player's own designs with those of others, so that a filter makes sense. */
  get isFilterable(): boolean {
    const { value: blueprints = [] } = this.blueprints;
    const ownCount = blueprints.filter((blueprint) => isCreatedBy(blueprint, this.displayName)).length;
    return ownCount > 0 && ownCount < blueprints.length;
  }

  get showsOwnOnly(): boolean {
    return this.isOwnOnly && this.isFilterable;
  }

  get results(): readonly Blueprint[] {
    const { search, order } = this;
    const creator = this.showsOwnOnly ? this.displayName : undefined;
    return filterAndSortBlueprints(
      this.blueprints.value ?? [],
      { search, creator, order },
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

  showOwnOnly(isOwnOnly: boolean): void {
    this.isOwnOnly = isOwnOnly;
    this.limit = pageSize;
  }

  showMore(): void {
    this.limit += pageSize;
  }

  async refresh(): Promise<void> {
    await this.blueprints.load(() => this.playerBlueprints.list());
  }

  private get displayName(): string {
    return this.session.player?.displayName ?? '';
  }
}
