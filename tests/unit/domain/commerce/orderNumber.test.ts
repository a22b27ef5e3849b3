import { matchesOrder, orderNumber } from '#domain/commerce/orderNumber';

describe('the short order number', () => {
  it('TY-01 consists of the first eight characters of the id, in two groups', () => {
    expect(orderNumber('3f2a91bc-4d5e-4f60-8a1b-0c2d4e6f8a90')).toBe('3F2A-91BC');
  });

  it.each(['steam-77012', '', 'x3f2a91bc-4d5e-4f60-8a1b-0c2d4e6f8a90'])(
    'leaves the id "%s" unchanged',
    (id) => {
      expect(orderNumber(id)).toBe(id);
    },
  );
});

it.each([
  ['3F2A-91BC', true],
  [' 3f2a 91bc ', true],
  ['3f2a91bc-0000-4000-8000-000000000000', true],
  ['3F2A', false],
  ['3F2A-91BD', false],
  ['', false],
  [' - ', false],
])('WD-01 the input %j matches the order: %s', (typed, isNamed) => {
  expect(matchesOrder(typed, '3f2a91bc-0000-4000-8000-000000000000')).toBe(isNamed);
});
