import { playActionFor } from '#domain/navigation/playAction';
import { newPlayerDetails, type Player } from '#domain/session/Player';

const player = (roles: readonly string[], ownership: readonly string[] = []): Player => ({
  id: 'player-1',
  displayName: 'Pilot',
  email: 'pilot@farstead.test',
  roles,
  orders: [],
  gameTimeMonths: 0,
  details: { ...newPlayerDetails, ownership },
});

it.each([
  ['a guest to the shop', undefined, 'buy'],
  ['a player without game time to the shop', player([]), 'buy'],
  ['a player with game time to the download', player(['Subscriber']), 'download'],
  ['a player with lifetime access to the download', player(['LifetimeSubscriber']), 'download'],
  [
    'an owner of the store edition with game time to the account',
    player(['Subscriber'], ['steam']),
    'account',
  ],
  ['an owner of the store edition without game time to the shop', player([], ['steam']), 'buy'],
] as const)('SH-08 the button for playing leads %s', (_, visitor, action) => {
  expect(playActionFor(visitor)).toBe(action);
});
