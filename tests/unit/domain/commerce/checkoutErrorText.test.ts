import { checkoutErrorText } from '#domain/commerce/checkoutErrorText';

it.each([
  [['unknown_referral_code'], 'Unknown referral code'],
  [['UNKNOWN_REFERRAL_CODE', 'sold_out'], 'Unknown referral code, sold out'],
  [['_leading_underscore_', ''], 'Leading underscore'],
  [['École_fermée'], 'École fermée'],
  [[], ''],
])('CF-05 formats the checkout errors %j as “%s”', (errors, text) => {
  expect(checkoutErrorText(errors)).toBe(text);
});
