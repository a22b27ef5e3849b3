import type { Page } from '../../domain/billing/PlacedOrder';
import type { DacOperation } from '../../domain/coupons/DacOperation';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export abstract class DacHistory {
  /**
   * Returns operations newest first, five per page.
   *
   * @param pageNumber 1-based
   */
  abstract page(pageNumber: number): Promise<Result<Page<DacOperation>, CallFailure>>;
}
