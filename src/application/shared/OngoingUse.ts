import { sharedService } from '../useCase';

/**
 * - `sending`: a form or an action waits for its response
 * - `uploading`: files are uploaded
 * - `paying`: the payment window is open
 * - `showing-once`: the page shows what it can't show again, such as recovery codes
 */
export type Use = 'sending' | 'uploading' | 'paying' | 'showing-once';

/** What is in progress in this tab and would be lost if the document were loaded again. */
@sharedService
export class OngoingUse {
  private readonly uses = new Set<{ readonly use: Use }>();

  /** @returns a function that ends the use; repeated calls have no effect */
  begin(use: Use): () => void {
    const begun = { use };
    this.uses.add(begun);
    return () => void this.uses.delete(begun);
  }

  /** Whether any of these uses is in progress. */
  includes(...uses: readonly Use[]): boolean {
    return [...this.uses].some(({ use }) => uses.includes(use));
  }
}
