import { isIssuedFor, couldBelongTo } from '#domain/linked-accounts/discordState';
import type { DiscordAccount } from '#domain/linked-accounts/LinkedAccounts';
import { fail, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { DiscordAccounts } from './DiscordAccounts';
import { DiscordStates } from './DiscordStates';
import type { LinkRejection } from './LinkRejection';

/**
 * - `state-mismatch`: this player did not start the link in this browser
 * - `state-used`: the link was already completed
 * - `begun-anew`: the link was started again in another tab
 */
export interface StateMismatch {
  readonly kind: 'state-mismatch' | 'state-used' | 'begun-anew';
}

/** Links a Discord account. The code is sent only if `state` matches the one stored in this browser (LK-01). */
@useCase
export class LinkDiscord {
  constructor(
    private readonly discord: DiscordAccounts,
    private readonly states: DiscordStates,
    private readonly session: Session,
  ) {}

  async execute(code: string, state: string): Promise<Result<DiscordAccount, StateMismatch | LinkRejection>> {
    const playerId = this.session.player?.id ?? '';
    const isNewest = this.states.consume(state);
    if (!isNewest || !couldBelongTo(state, playerId)) {
      return fail({ kind: isNewest ? 'state-mismatch' : this.oldState(state, playerId) });
    }
    const linked = await this.discord.link(code);
    if (linked.ok) await this.session.reloadPlayer();
    return linked;
  }

  private oldState(state: string, playerId: string): StateMismatch['kind'] {
    if (!isIssuedFor(state, playerId)) return 'state-mismatch';
    return this.states.newest === undefined ? 'state-used' : 'begun-anew';
  }
}
