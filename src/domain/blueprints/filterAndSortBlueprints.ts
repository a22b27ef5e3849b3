import { normalizeText } from '../shared/normalizeText';
import type { Blueprint } from './Blueprint';

export const blueprintSortOrders = ['newest', 'oldest', 'name'] as const;

export type BlueprintSortOrder = (typeof blueprintSortOrders)[number];

export interface BlueprintListOptions {
  /** Text to find in the name, ignoring case and accents; empty to match every name. */
  readonly search: string;
  /** Display name of the player who created the blueprints; undefined for all creators. */
  readonly creator?: string | undefined;
  readonly order: BlueprintSortOrder;
}

export const isCreatedBy = ({ creator }: Blueprint, displayName: string): boolean =>
  creator.kind === 'player' && creator.name === displayName;

/** @param languageTag BCP 47 tag of the language whose rules determine the order of names */
export const filterAndSortBlueprints = (
  blueprints: readonly Blueprint[],
  { search, creator, order }: BlueprintListOptions,
  languageTag: string,
): readonly Blueprint[] => {
  const wanted = normalizeText(search);
  const names = new Intl.Collator(languageTag, { numeric: true });
  const byName = (a: Blueprint, b: Blueprint): number => names.compare(a.name, b.name);
  const byDate = (a: Blueprint, b: Blueprint): number => a.createdAt.getTime() - b.createdAt.getTime();
  const compare: Record<BlueprintSortOrder, (a: Blueprint, b: Blueprint) => number> = {
    newest: (a, b) => byDate(b, a) || byName(a, b),
    oldest: (a, b) => byDate(a, b) || byName(a, b),
    name: (a, b) => byName(a, b) || byDate(b, a),
  };
  return blueprints
    .filter((blueprint) => normalizeText(blueprint.name).includes(wanted))
    .filter((blueprint) => creator === undefined || isCreatedBy(blueprint, creator))
    .toSorted(compare[order]);
};
