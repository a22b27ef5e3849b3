import { parseRoles } from '#domain/session/TokenClaims';

it.each([
  ['Subscriber', ['Subscriber']],
  [
    ['Subscriber', 'AlphaAccess'],
    ['Subscriber', 'AlphaAccess'],
  ],
  [['Subscriber', 7, null], ['Subscriber']],
  ['', []],
  [[], []],
  [undefined, []],
  [null, []],
  [7, []],
  [{ 0: 'Subscriber' }, []],
])('SE-13 the role claim %j reads as %j', (claim, roles) => {
  expect(parseRoles(claim)).toEqual(roles);
});
