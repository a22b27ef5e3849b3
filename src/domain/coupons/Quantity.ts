import { fail, succeed, type Result } from '../shared/Result';
import { cleanDigits } from '../shared/spellings';

/** Number of coupons, at least 1 (document 3, §5). */
export type Quantity = number & { readonly brand: 'Quantity' };

export type QuantityProblem =
  { readonly kind: 'malformed-quantity' } | { readonly kind: 'too-many'; readonly owned: number };

export const defaultQuantity = '1';

/** @param owned number of coupons that the player owns; undefined if unknown, because the server checks it too */
export const parseQuantity = (typed: string, owned?: number): Result<Quantity, QuantityProblem> => {
  const digits = cleanDigits(typed);
  const quantity = Number(digits);
  if (!/^\d+$/.test(digits) || quantity < 1 || !Number.isSafeInteger(quantity)) {
    return fail({ kind: 'malformed-quantity' });
  }
  if (owned !== undefined && quantity > owned) return fail({ kind: 'too-many', owned });
  return succeed(quantity as Quantity);
};
