import type { CallFailure } from '#domain/shared/CallFailure';
import type { TokenPair } from '#domain/session/TokenPair';
import { succeed, type Result } from '#domain/shared/Result';
import { Session, type CookiesBlocked } from '../session/Session';
import { sharedUseCase } from '../useCase';
import { ActivationMarks } from './ActivationMarks';
import { Activations, type DeadKey } from './Activations';

/**
 * Activates an account and signs the player in (AV-01). A key that was already used in this tab is not sent again, so
 * that reloading the page does not fail.
 */
@sharedUseCase
export class ActivateAccount {
  /** Tokens from a key that has been used, if they could not be verified yet. A retry uses them. */
  private unverified: { readonly key: string; readonly tokens: TokenPair } | undefined;

  constructor(
    private readonly activations: Activations,
    private readonly session: Session,
    private readonly marks: ActivationMarks,
  ) {}

  async execute(key: string): Promise<Result<void, DeadKey | CallFailure | CookiesBlocked>> {
    if (this.marks.wasActivatedHere(key)) return succeed(undefined);
    await this.session.prepare();
    const activated =
      this.unverified?.key === key ? succeed(this.unverified.tokens) : await this.activations.activate(key);
    if (!activated.ok) return activated;
    this.unverified = { key, tokens: activated.value };
    const signedIn = await this.session.begin(activated.value, true);
    if (signedIn.ok) this.marks.markActivated(key);
    return signedIn;
  }
}
