import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { StoreAccounts, type OnlyWayIn } from './StoreAccounts';

/** Unlinks the store account. The player loses the game ownership that came with it (LK-02). */
@useCase
export class UnlinkStore {
  constructor(
    private readonly store: StoreAccounts,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<void, OnlyWayIn | CallFailure>> {
    const unlinked = await this.store.unlink();
    if (unlinked.ok) await this.session.reloadPlayer();
    return unlinked;
  }
}
