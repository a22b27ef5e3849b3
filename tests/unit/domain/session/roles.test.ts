import { hasAccess, productsFromRoles } from '../../../../src/domain/session/roles';

const granting = ['PrealphaAccess', 'AlphaAccess', 'BetaAccess', 'Subscriber', 'LifetimeSubscriber'];

describe('access', () => {
  it.each(granting)('SE-13 %s grants access', (role) => {
    expect(hasAccess(['Journalist', role])).toBe(true);
  });

  it.each([[[]], [['Journalist', 'dragon12']], [['subscriber']], [['AlphaAccessories']], [['']]])(
    'SE-13 %j grants none',
    (roles) => {
      expect(hasAccess(roles)).toBe(false);
    },
  );
});

describe('products from roles', () => {
  const end = new Date('2027-01-01T00:00:00Z');

  it('SE-13 each role on the access list is an entry of state 2, spaces inserted in its name', () => {
    expect(
      productsFromRoles(['AlphaAccess', 'Journalist', 'LifetimeSubscriber'], granting, undefined),
    ).toEqual([
      { name: 'Alpha Access', state: 2 },
      { name: 'Lifetime Subscriber', state: 2 },
    ]);
  });

  it('SE-13 only the Subscriber entry carries the game time', () => {
    expect(productsFromRoles(['BetaAccess', 'Subscriber', 'LifetimeSubscriber'], granting, end)).toEqual([
      { name: 'Beta Access', state: 2 },
      { name: 'Subscriber', state: 2, gameTime: end },
      { name: 'Lifetime Subscriber', state: 2 },
    ]);
  });

  it('SE-13 the access list is configured: a role that is not on it is no product', () => {
    expect(productsFromRoles(['Subscriber', 'Dragon12Access'], ['Dragon12Access'], end)).toEqual([
      { name: 'Dragon12 Access', state: 2 },
    ]);
  });
});
