import { call } from '../shared/call';
import { lenient, optional, pattern, shape, text } from '../shared/rules';

/** Falls back to an unknown country on failure (ER-02). */
export const findCountry = call({
  method: 'GET',
  path: '/api/products/location',
  as: 'anyone',
  answer: shape({ country_code: optional(lenient(pattern(/^[A-Z]{2}$/), text(2, 2))) }),
  fallback: { into: undefined },
});
