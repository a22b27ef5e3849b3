import { isSameDeclaration } from '#domain/declarations/earlierDeclaration';

const declared = { kind: 'withdrawal', email: 'ada@farstead.test', orderNumber: '3F2A-91BC' } as const;

it('WD-01 recognizes a repeated declaration whatever the case and spacing of its number and email', () => {
  expect(
    isSameDeclaration(declared, { ...declared, email: 'Ada@farstead.test', orderNumber: ' 3f2a91bc' }),
  ).toBe(true);
  const id = '3f2a91bc-0000-4000-8000-000000000000';
  expect(isSameDeclaration(declared, { ...declared, orderNumber: id })).toBe(true);
});

it.each([
  ['another kind', { kind: 'cancellation' as const }],
  ['another email', { email: 'jonas@farstead.test' }],
  ['another order', { orderNumber: '3F2A-91BD' }],
])('WD-01 does not confuse a declaration with one of %s', (_, other) => {
  expect(isSameDeclaration(declared, { ...declared, ...other })).toBe(false);
});

it('WD-01 does not compare declarations without an order number', () => {
  const described = { ...declared, orderNumber: ' ' };
  expect(isSameDeclaration(described, described)).toBe(false);
});
