import { isStateOf } from '../../domain/linked-accounts/discordState';
import type { DiscordAccount } from '../../domain/linked-accounts/LinkedAccounts';
import { fail, type Result } from '../../domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { DiscordAccounts } from './DiscordAccounts';
import { DiscordStates } from './DiscordStates';
import type { LinkRejection } from './LinkRejection';

/** The link was not begun by this player in this browser, or was finished before. */
export interface StateMismatch {
  readonly kind: 'state-mismatch';
}

/** LK-01: a code is sent only with the state that this browser has stored. */
@useCase
export class LinkDiscord {
  constructor(
    private readonly discord: DiscordAccounts,
    private readonly states: DiscordStates,
    private readonly session: Session,
  ) {}

  async execute(code: string, state: string): Promise<Result<DiscordAccount, StateMismatch | LinkRejection>> {
    const kept = this.states.take();
    const isOwn = kept !== undefined && kept !== '' && kept === state;
    if (!isOwn || !isStateOf(state, this.session.player?.id ?? '')) return fail({ kind: 'state-mismatch' });
    const linked = await this.discord.link(code);
    if (linked.ok) await this.session.reloadPlayer();
    return linked;
  }
}
