import { apiCalls } from '#infrastructure/http/apiCalls';
import type { Filter, Options } from './options';

/** The parts of an interaction by which it is selected. */
export interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  readonly request: { readonly method: string; readonly path: string };
  readonly pending?: boolean;
}

const namesOfStates = ({ providerStates = [] }: Interaction): readonly string[] =>
  providerStates.map(({ name }) => name);

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** Whether an interaction makes one of the calls. A path without parameters takes precedence. */
const isOf = ({ request: { method, path } }: Interaction, names: readonly string[]): boolean => {
  const sameMethod = apiCalls.filter(([, call]) => call.method === method);
  const exact = sameMethod.filter(([, call]) => call.path === path);
  const matching =
    exact.length > 0 ? exact : sameMethod.filter(([, call]) => patternOf(call.path).test(path));
  return matching.some(([name]) => names.includes(name));
};

const matches = (interaction: Interaction, { state, description, calls }: Filter): boolean =>
  (state === undefined || namesOfStates(interaction).some((name) => name.includes(state))) &&
  (description === undefined || interaction.description.includes(description)) &&
  (calls.length === 0 || isOf(interaction, calls));

export const isFiltered = ({ filter: { state, description, calls } }: Options): boolean =>
  state !== undefined || description !== undefined || calls.length > 0;

/** Returns the interactions that match the filter. Those of calls that are not built yet are marked as pending. */
export const selectInteractions = <I extends Interaction>(
  interactions: readonly I[],
  { filter, pending }: Pick<Options, 'filter' | 'pending'>,
): readonly I[] =>
  interactions
    .filter((interaction) => matches(interaction, filter))
    .map((interaction) => ({ ...interaction, pending: isOf(interaction, pending) }));

/** Returns the states that only pending interactions need, so that the provider may lack them. */
export const pendingStates = (interactions: readonly Interaction[]): ReadonlySet<string> => {
  const needed = new Set(interactions.filter(({ pending }) => !pending).flatMap(namesOfStates));
  return new Set(interactions.flatMap(namesOfStates).filter((name) => !needed.has(name)));
};
