import { gameAccessMonths, hasAccess, productsFromRoles } from '#domain/session/roles';
import { parseRoles } from '#domain/session/TokenClaims';

const granting = ['PrealphaAccess', 'AlphaAccess', 'BetaAccess', 'Subscriber', 'LifetimeSubscriber'];

describe('access', () => {
  it.each(granting)('SE-13 the role %s grants access', (role) => {
    expect(hasAccess(['Journalist', role])).toBe(true);
  });

  it.each([[[]], [['Journalist', 'dragon12']], [['subscriber']], [['AlphaAccessories']], [['']]])(
    'SE-13 the roles %j grant no access',
    (roles) => {
      expect(hasAccess(roles)).toBe(false);
    },
  );
});

describe('products from roles', () => {
  const end = new Date('2027-01-01T00:00:00Z');

  it('SE-13 contain each role on the access list, with state 2 and a readable name', () => {
    expect(
      productsFromRoles(['AlphaAccess', 'Journalist', 'LifetimeSubscriber'], granting, undefined),
    ).toEqual([
      { name: 'Alpha Access', state: 2 },
      { name: 'Lifetime Subscriber', state: 2 },
    ]);
  });

  it('SE-13 contain the game time only in the Subscriber entry', () => {
    expect(productsFromRoles(['BetaAccess', 'Subscriber', 'LifetimeSubscriber'], granting, end)).toEqual([
      { name: 'Beta Access', state: 2 },
      { name: 'Subscriber', state: 2, gameTime: end },
      { name: 'Lifetime Subscriber', state: 2 },
    ]);
  });

  it('SE-13 omit roles that are not on the configured access list', () => {
    expect(productsFromRoles(['Subscriber', 'Dragon12Access'], ['Dragon12Access'], end)).toEqual([
      { name: 'Dragon12 Access', state: 2 },
    ]);
  });
});

describe('months of game access', () => {
  const groups: readonly (readonly [role: string, months: number])[] = [
    ['influencer', 3],
    ['intel', 3],
    ['contentplatform-arsenal', 3],
    ['contentplatform-unpaid', 3],
    ['contentplatform-paid', 3],
    ['journalist', 3],
    ['giveaways-influencers', 3],
    ['general-marketing', 3],
    ['dragon3', 3],
    ['dragon6', 6],
    ['dragon12', 12],
  ];
  const months = (claim: unknown) => gameAccessMonths(parseRoles(claim), granting);

  it.each(groups)(
    'SE-14 the role %s gives %i months, as a string or in a list, ignoring case',
    (role, given) => {
      for (const claim of [role, [role], ['Unheard-Of', role], role.toUpperCase(), [capitalize(role)]]) {
        expect([claim, months(claim)]).toEqual([claim, given]);
      }
    },
  );

  it.each(['Contentplatform Arsenal', 'contentplatform_paid', 'ContentPlatformUnpaid'])(
    'SE-14 the role %s matches its group in any spelling',
    (role) => {
      expect(months(role)).toBe(3);
    },
  );

  it.each(granting)('SE-14 the role %s on the access list gives 0, regardless of other groups', (role) => {
    expect(months(role)).toBe(0);
    expect(months(['dragon12', role, 'intel'])).toBe(0);
  });

  it('SE-14 match roles on the configured access list exactly', () => {
    expect(gameAccessMonths(['intel'], ['intel'])).toBe(0);
    expect(gameAccessMonths(['Intel'], ['intel'])).toBe(3);
    expect(gameAccessMonths(['Subscriber', 'dragon3'], [])).toBe(3);
  });

  it('SE-14 are the maximum over all groups', () => {
    expect(months(['intel', 'dragon12', 'dragon6'])).toBe(12);
  });

  it.each([
    [''],
    [[]],
    [undefined],
    ['dragon'],
    ['dragon1'],
    ['dragon24'],
    ['contentplatform'],
    ['intelligence'],
  ])('SE-14 are 0 for the unrelated claim %j', (claim) => {
    expect(months(claim)).toBe(0);
  });
});

const capitalize = (role: string): string => role.slice(0, 1).toUpperCase() + role.slice(1);
