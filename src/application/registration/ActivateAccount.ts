import type { CallFailure } from '../../domain/shared/CallFailure';
import type { TokenPair } from '../../domain/session/TokenPair';
import { succeed, type Result } from '../../domain/shared/Result';
import { DraftStore } from '../session/DraftStore';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Activations, type DeadKey } from './Activations';

const spentKey = 'activated';

/**
 * Activates the account of a letter's key and signs its player in, whoever was signed in here before (AV-01, decision 32).
 * A key that has served in this tab is not sent again: reloading or going back to its page does no harm.
 */
@useCase
export class ActivateAccount {
  /** Tokens that could not be checked yet: the key that bought them has served. */
  private unchecked: { readonly key: string; readonly tokens: TokenPair } | undefined;

  constructor(
    private readonly activations: Activations,
    private readonly session: Session,
    private readonly kept: DraftStore,
  ) {}

  async execute(key: string): Promise<Result<void, DeadKey | CallFailure>> {
    if (this.kept.read(spentKey) === key) return succeed(undefined);
    const activated =
      this.unchecked?.key === key ? succeed(this.unchecked.tokens) : await this.activations.activate(key);
    if (!activated.ok) return activated;
    this.unchecked = { key, tokens: activated.value };
    const begun = await this.session.begin(activated.value);
    if (begun.ok) this.kept.write(spentKey, key);
    return begun;
  }
}
