import type { StateMismatch } from '../../application/linked-accounts/LinkDiscord';
import type { LinkRejection } from '../../application/linked-accounts/LinkRejection';
import type { AuthorisationError } from '../../domain/linked-accounts/linkReturn';
import type { Unexpected } from '../forms/Submission';
import { sharedPresenter } from '../presenter';

export type Provider = 'discord' | 'store';

export type LinkProblem = StateMismatch | LinkRejection;

/** What became of a visit to an outside page. */
export type LinkOutcome =
  | { readonly kind: 'linked'; readonly provider: Provider }
  /** It was linked before: the address was opened again. */
  | { readonly kind: 'already'; readonly provider: Provider }
  /** The link to Discord was begun again in another tab. */
  | { readonly kind: 'begun-anew' }
  | { readonly kind: 'canceled'; readonly provider: Provider }
  /** Without an error that is known, the reason is not shown. */
  | { readonly kind: 'said'; readonly error?: AuthorisationError }
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
