import type { LinkKind, LinkOwner } from '#domain/registration/LinkOwner';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** `unknown-key`: the key does not exist, or a newer key has replaced it. */
export interface LinkProblem {
  readonly kind: 'unknown-key' | 'expired-key' | 'used-key';
}

export abstract class LinkOwners {
  /** Returns the account that the key of an emailed link belongs to. The key stays unused. */
  abstract find(kind: LinkKind, key: string): Promise<Result<LinkOwner, LinkProblem | CallFailure>>;
}
