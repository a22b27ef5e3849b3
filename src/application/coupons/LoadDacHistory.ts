import type { ListPage } from '#domain/billing/PlacedOrder';
import type { DacOperation } from '#domain/coupons/DacOperation';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { DacHistory } from './DacHistory';

@useCase
export class LoadDacHistory {
  constructor(private readonly history: DacHistory) {}

  /** @param pageNumber 1-based */
  execute(pageNumber: number): Promise<Result<ListPage<DacOperation>, CallFailure>> {
    return this.history.findPage(pageNumber);
  }
}
