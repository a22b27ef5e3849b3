import type { Page } from '../../domain/billing/PlacedOrder';
import type { DacOperation } from '../../domain/coupons/DacOperation';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export abstract class DacHistory {
  /**
   * Newest first, five for a page.
   *
   * @param pageNumber from 1
   */
  abstract page(pageNumber: number): Promise<Result<Page<DacOperation>, CallFailure>>;
}
