interface Operation {
  readonly date: Date;
  readonly quantity: number;
}

/** DACs that another player sent. The note is plain text from that player. */
export interface ReceivedDacs extends Operation {
  readonly kind: 'received';
  readonly from?: string;
  readonly note?: string;
}

/** An entry in the history (document 3, §4). The other account's name is absent if that account was deleted. */
export type DacOperation =
  | (Operation & { readonly kind: 'creation' | 'conversion' })
  | (Operation & { readonly kind: 'sent'; readonly to?: string; readonly note?: string })
  | ReceivedDacs;

/** As long as the browser remembers that the notice was dismissed. */
const receivedLatelyMilliseconds = 31 * 86_400_000;

/** Returns the newest gift of the last 31 days. @param operations newest first */
export const receivedLately = (operations: readonly DacOperation[], now: Date): ReceivedDacs | undefined => {
  const newest = operations.find((operation) => operation.kind === 'received');
  return newest && now.getTime() - newest.date.getTime() < receivedLatelyMilliseconds ? newest : undefined;
};

export const operationsPerPage = 5;

/** Number of page numbers that are visible at once. */
export const visiblePageCount = 3;
