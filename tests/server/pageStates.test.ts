import { PageStates, stateAddress, stateNameOf } from '#server/pages/pageStates';
import { preparePage } from '#server/pages/PreparedPage';

const state = (text: string) => preparePage(text, { contentType: 'application/json' });

it('a state has the same URL in all processes, and a new URL when it changes', () => {
  expect(stateAddress('{"a":1}', '/fr/actualités')).toBe(
    `/page-state/${stateNameOf('{"a":1}')}/fr/actualit%C3%A9s`,
  );
  expect(stateNameOf('{"a":1}')).toMatch(/^[\w-]{16}$/);
  expect(stateNameOf('{"a":2}')).not.toBe(stateNameOf('{"a":1}'));
});

it('stores the states of a page’s earlier versions and removes the oldest', () => {
  const states = new PageStates();
  for (let version = 0; version <= 8; version += 1) states.add('/buy', `v${version}`, state(''));
  expect(states.get('/buy', 'v0')).toBeUndefined();
  expect(states.get('/buy', 'v1')).toBeDefined();
  states.add('/buy', 'v1', state('{}'));
  states.add('/buy', 'v9', state('{}'));
  expect(states.get('/buy', 'v1')?.bodies.identity.toString()).toBe('{}');
  expect(states.get('/buy', 'v2')).toBeUndefined();
  expect(states.get('/fr/acheter', 'v1')).toBeUndefined();
});

it('removes the least recently rendered page', () => {
  const states = new PageStates();
  for (let page = 0; page < 1_000; page += 1) states.add(`/${page}`, 'a', state(''));
  states.add('/0', 'b', state(''));
  states.add('/new', 'a', state(''));
  expect(states.get('/0', 'a')).toBeDefined();
  expect(states.get('/1', 'a')).toBeUndefined();
});
