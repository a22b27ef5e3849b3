import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { StoreGameTime } from './StoreGameTime';

/** Adds the game time that came with a store purchase to the account. */
@useCase
export class ClaimStoreGameTime {
  constructor(
    private readonly storeGameTime: StoreGameTime,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<Date, { readonly kind: 'nothing-to-claim' } | CallFailure>> {
    const claimed = await this.storeGameTime.claim();
    if (claimed.ok) await this.session.reloadPurchases();
    return claimed;
  }
}
