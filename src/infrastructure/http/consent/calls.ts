import { call } from '../shared/call';
import { agreed, optional, pattern, shape, text } from '../shared/rules';

/** Failures are swallowed into an unknown country (ER-02). */
export const findCountry = call({
  method: 'GET',
  path: '/api/products/location',
  as: 'anyone',
  answer: shape({ country_code: optional(agreed(pattern(/^[A-Z]{2}$/), text(2, 2))) }),
  swallow: { into: undefined },
});
