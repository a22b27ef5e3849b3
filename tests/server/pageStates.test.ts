import { addState, stateAddress, stateNameOf, type PageStates } from '#server/pages/pageStates';
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
  let states: PageStates = new Map();
  for (let version = 0; version <= 8; version += 1) states = addState(states, `v${version}`, state(''));
  expect([states.has('v0'), states.has('v1')]).toEqual([false, true]);
  states = addState(states, 'v1', state('{}'));
  states = addState(states, 'v9', state('{}'));
  expect(states.get('v1')?.bodies.identity.toString()).toBe('{}');
  expect(states.has('v2')).toBe(false);
});
