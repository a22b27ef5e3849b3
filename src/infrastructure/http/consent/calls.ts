import { lenient, optional, pattern, shape, text } from '#application/shared/rules';
import { call } from '../shared/call';

/** Falls back to an unknown country on failure (ER-02). */
export const findCountry = call({
  method: 'GET',
  path: '/api/products/location',
  as: 'anyone',
  answer: shape({ country_code: optional(lenient(pattern(/^[A-Z]{2}$/), text(2, 2))) }),
  fallback: { into: undefined },
});
