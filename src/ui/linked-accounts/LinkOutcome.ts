import type { StateMismatch } from '../../application/linked-accounts/LinkDiscord';
import type { LinkRejection } from '../../application/linked-accounts/LinkRejection';
import type { Unexpected } from '../forms/Submission';
import { sharedPresenter } from '../presenter';

export type Provider = 'discord' | 'store';

export type LinkProblem = StateMismatch | LinkRejection;

/** What became of a visit to an outside page. */
export type LinkOutcome =
  | { readonly kind: 'linked'; readonly provider: Provider }
  | { readonly kind: 'canceled'; readonly provider: Provider }
  /** `error` is what the outside page says, as it is. */
  | { readonly kind: 'said'; readonly error: string }
  | { readonly kind: 'failed'; readonly provider: Provider; readonly problem: LinkProblem | Unexpected };

/** A failure takes longer to read than the 4 seconds until the redirect: the page after it shows it, too. */
@sharedPresenter
export class PassedOutcome {
  private passed: LinkOutcome | undefined;

  pass(outcome: LinkOutcome): void {
    this.passed = outcome;
  }

  take(): LinkOutcome | undefined {
    const { passed } = this;
    this.passed = undefined;
    return passed;
  }
}
