import type { DacOperation } from '#domain/coupons/DacOperation';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import type { Result } from '#domain/shared/Result';

export abstract class DacHistory {
  /**
   * Returns operations newest first, five per page.
   *
   * @param pageNumber 1-based
   */
  abstract findPage(pageNumber: number): Promise<Result<ListPage<DacOperation>, CallFailure>>;
}
