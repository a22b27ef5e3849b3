/** A history entry (document 3, §4). A name is absent if the other account was deleted. */
export type DacOperation = { readonly date: Date; readonly quantity: number } & (
  | { readonly kind: 'creation' | 'conversion' }
  | { readonly kind: 'sent'; readonly to?: string }
  | { readonly kind: 'received'; readonly from?: string }
);

export const operationsPerPage = 5;

/** How many page numbers are shown at once. */
export const visiblePageCount = 3;
