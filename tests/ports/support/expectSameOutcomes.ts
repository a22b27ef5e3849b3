import type { Refusals } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';
import { openFakeSite } from './openFakeSite';
import { openSandboxSite } from './openSandboxSite';
import type { Site } from './Site';

/** Makes a call while the back end is in a state. */
export type CallInState<S> = (state: S) => Promise<Result<unknown, unknown>>;

const outcomesOf = async <S>(states: readonly S[], call: CallInState<S>) => {
  const found: { readonly state: S; readonly outcome: unknown }[] = [];
  for (const state of states) {
    const answer = await call(state);
    found.push({ state, outcome: answer.ok ? 'accepted' : answer.error });
  }
  return found;
};

/**
 * Expects the same outcomes of a call on the fake back end and on the sandbox.
 * @returns the distinct outcomes
 */
export const compareOutcomes = async <S>(
  states: readonly S[],
  prepareFake: (site: Site) => Promise<CallInState<S>>,
  prepareSandbox: (site: Site) => Promise<CallInState<S>>,
): Promise<ReadonlySet<string>> => {
  const fake = await outcomesOf(states, await prepareFake(await openFakeSite()));
  const sandbox = await outcomesOf(states, await prepareSandbox(await openSandboxSite()));
  expect(fake).toEqual(sandbox);
  return new Set(fake.map(({ outcome }) => JSON.stringify(outcome)));
};

/**
 * Expects that the fake back end and the sandbox accept or refuse a call alike in each state.
 * @param refusals kinds that the states lead to; each must occur
 */
export const expectSameOutcomes = async <S>(
  refusals: Refusals,
  states: readonly S[],
  prepareFake: (site: Site) => Promise<CallInState<S>>,
  prepareSandbox: (site: Site) => Promise<CallInState<S>>,
): Promise<void> => {
  const distinct = await compareOutcomes(states, prepareFake, prepareSandbox);
  expect([...distinct]).toHaveLength(Object.keys(refusals).length + 1);
};
