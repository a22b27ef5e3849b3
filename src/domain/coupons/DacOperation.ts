/** An entry of the history (document 3, §4). A name is absent when the other account was deleted. */
export type DacOperation = { readonly date: Date; readonly quantity: number } & (
  | { readonly kind: 'creation' | 'conversion' }
  | { readonly kind: 'sent'; readonly to?: string }
  | { readonly kind: 'received'; readonly from?: string }
);

export const operationsPerPage = 5;

/** Page numbers that are shown at once. */
export const pageRange = 3;
