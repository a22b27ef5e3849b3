/** A page of a list. The pages are loaded one at a time. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  /** Total number of entries on all pages. */
  readonly totalEntries: number;
}
