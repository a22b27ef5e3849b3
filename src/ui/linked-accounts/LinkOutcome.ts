import type { StateMismatch } from '#application/linked-accounts/LinkDiscord';
import type { LinkRejection } from '#application/linked-accounts/LinkRejection';
import type { AuthorizationError } from '#domain/linked-accounts/linkReturn';
import type { UnexpectedFailure } from '../forms/Submission';
import { sharedPresenter } from '../presenter';

export type Provider = 'discord' | 'store';

export type LinkProblem = StateMismatch | LinkRejection;

/** Outcome of linking an account on the provider's page. */
export type LinkOutcome =
  | { readonly kind: 'linked'; readonly provider: Provider }
  /** The account was already linked: the return URL was opened again. */
  | { readonly kind: 'already'; readonly provider: Provider }
  /** Linking Discord was started again in another tab. */
  | { readonly kind: 'begun-anew' }
  | { readonly kind: 'canceled'; readonly provider: Provider }
  /** The provider returned an error. For an unrecognized error no reason is shown. */
  | { readonly kind: 'said'; readonly error?: AuthorizationError }
  | {
      readonly kind: 'failed';
      readonly provider: Provider;
      readonly problem: LinkProblem | UnexpectedFailure;
    };

/** Passes an outcome to the page after the redirect: reading a failure takes longer than the 4 seconds before it. */
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
