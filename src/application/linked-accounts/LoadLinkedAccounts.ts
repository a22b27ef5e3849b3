import type { LinkedAccounts } from '#domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { linkedAccountsOf } from '#domain/linked-accounts/LinkedAccounts';
import { Players } from '../session/Players';
import { Session } from '../session/Session';
import { useCase } from '../useCase';

/** Loads the linked accounts from the server, because they may have changed since the player signed in. */
@useCase
export class LoadLinkedAccounts {
  constructor(
    private readonly players: Players,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<LinkedAccounts, CallFailure>> {
    const { player } = this.session;
    if (!player) return fail({ kind: 'signed-out' });
    const details = await this.players.findDetails(player.id);
    return details.ok ? succeed(linkedAccountsOf(details.value)) : details;
  }
}
