import type { StateMismatch } from '#application/linked-accounts/LinkDiscord';
import type { LinkRejection } from '#application/linked-accounts/LinkRejection';
import type { AuthorizationError } from '#domain/linked-accounts/linkReturn';
import type { UnexpectedFailure } from '../forms/Submission';
import { sharedPresenter } from '../presenter';

export type Provider = 'discord' | 'store';

export type LinkProblem = StateMismatch | LinkRejection;

/** Outcome of an attempt to link an account on the provider's page. */
export type LinkOutcome =
  | { readonly kind: 'linked'; readonly provider: Provider }
  /** The account is already linked, because the return URL was opened a second time. */
  | { readonly kind: 'already'; readonly provider: Provider }
  /** The player has started linking Discord again in another tab. */
  | { readonly kind: 'begun-anew' }
  | { readonly kind: 'canceled'; readonly provider: Provider }
  /** The provider returned an error. No reason is shown if the error is not recognized. */
  | { readonly kind: 'said'; readonly error?: AuthorizationError }
  | {
      readonly kind: 'failed';
      readonly provider: Provider;
      readonly problem: LinkProblem | UnexpectedFailure;
    };

/**
 * Passes an outcome to the page shown after the redirect. The redirect happens after 4 seconds, which is too soon to
 * read a failure.
 */
@sharedPresenter
export class PendingLinkOutcome {
  private outcome: LinkOutcome | undefined;

  store(outcome: LinkOutcome): void {
    this.outcome = outcome;
  }

  take(): LinkOutcome | undefined {
    const { outcome } = this;
    this.outcome = undefined;
    return outcome;
  }
}
