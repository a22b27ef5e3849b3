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
])('SE-13 parses the role claim %j as %j', (claim, roles) => {
  expect(parseRoles(claim)).toEqual(roles);
});
