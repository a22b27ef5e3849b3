/** An entry in the history (document 3, §4). The other account's name is absent if that account was deleted. */
export type DacOperation = { readonly date: Date; readonly quantity: number } & (
  | { readonly kind: 'creation' | 'conversion' }
  | { readonly kind: 'sent'; readonly to?: string }
  | { readonly kind: 'received'; readonly from?: string }
);

export const operationsPerPage = 5;

/** Number of page numbers that are visible at once. */
export const visiblePageCount = 3;
