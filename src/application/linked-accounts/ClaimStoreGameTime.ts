import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { StoreGameTime, type ClaimRejection } from './StoreGameTime';

@useCase
export class ClaimStoreGameTime {
  constructor(
    private readonly storeGameTime: StoreGameTime,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<Date, ClaimRejection>> {
    const claimed = await this.storeGameTime.claim();
    if (claimed.ok) await this.session.reloadPlayer();
    return claimed;
  }
}
