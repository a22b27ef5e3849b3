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

it('SE-01 combines the token claims, orders and details into a player', () => {
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

it('omits the details when they could not be loaded', () => {
  expect(playerFrom(claims, [], undefined, [])).not.toHaveProperty('details');
});

it.each([
  [['steam'], true],
  [['other', 'steam'], true],
  [['Steam'], false],
  [[], false],
])('a player with ownership %j bought the game through the store: %s', (ownership, through) => {
  expect(ownsThroughStore(playerFrom(claims, [], { ...details, ownership }, []))).toBe(through);
  expect(ownsThroughStore(playerFrom(claims, [], undefined, []))).toBe(false);
});

it('only a player with an access role is a backer', () => {
  expect(isBacker(playerFrom({ ...claims, roles: ['AlphaAccess'] }, [], details, []))).toBe(true);
  expect(isBacker(playerFrom(claims, [], details, []))).toBe(false);
});

it('SE-14 derives the months of game access from the roles', () => {
  const ofGroup = { ...claims, roles: ['Dragon6'] };
  expect(playerFrom(ofGroup, [], details, ['Subscriber']).gameTimeMonths).toBe(6);
  expect(playerFrom(ofGroup, [], details, ['Dragon6']).gameTimeMonths).toBe(0);
});

it('SE-01 copies only known details from the account', () => {
  expect(playerDetailsOf({ ...details, username: 'ada' } as PlayerDetails)).toEqual(details);
});
