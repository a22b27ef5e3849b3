import {
  isBacker,
  ownsThroughStore,
  playerFrom,
  type PlayerDetails,
  newPlayerDetails,
  playerDetailsOf,
} from '#domain/session/Player';
import type { TokenClaims } from '#domain/session/TokenClaims';

const claims: TokenClaims = {
  id: 'player-1',
  displayName: 'Pilot',
  email: 'pilot@farstead.test',
  roles: [],
  expiresAt: new Date(0),
};

const details: PlayerDetails = { ...newPlayerDetails, firstName: 'Ada', lastName: 'Verne' };

it('SE-01 a player combines the token, the orders and the details', () => {
  expect(playerFrom(claims, [], details, [])).toEqual({
    id: 'player-1',
    displayName: 'Pilot',
    email: 'pilot@farstead.test',
    roles: [],
    orders: [],
    gameTimeMonths: 0,
    details,
  });
});

it('a player whose details could not be loaded has none', () => {
  expect(playerFrom(claims, [], undefined, [])).not.toHaveProperty('details');
});

it.each([
  [['steam'], true],
  [['other', 'steam'], true],
  [['Steam'], false],
  [[], false],
])('ownership %j means bought through the store: %s', (ownership, through) => {
  expect(ownsThroughStore(playerFrom(claims, [], { ...details, ownership }, []))).toBe(through);
  expect(ownsThroughStore(playerFrom(claims, [], undefined, []))).toBe(false);
});

it('backer entries require backer access', () => {
  expect(isBacker(playerFrom({ ...claims, roles: ['AlphaAccess'] }, [], details, []))).toBe(true);
  expect(isBacker(playerFrom(claims, [], details, []))).toBe(false);
});

it('SE-14 a player has the months of game access that the roles give', () => {
  const ofGroup = { ...claims, roles: ['Dragon6'] };
  expect(playerFrom(ofGroup, [], details, ['Subscriber']).gameTimeMonths).toBe(6);
  expect(playerFrom(ofGroup, [], details, ['Dragon6']).gameTimeMonths).toBe(0);
});

it('SE-01 the details are those of the account, without its other fields', () => {
  expect(playerDetailsOf({ ...details, username: 'ada' } as PlayerDetails)).toEqual(details);
});
