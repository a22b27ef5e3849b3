import { normalizeText } from '../shared/normalizeText';
import type { Blueprint } from './Blueprint';

export const blueprintSortOrders = ['newest', 'oldest', 'name'] as const;

export type BlueprintSortOrder = (typeof blueprintSortOrders)[number];

export interface BlueprintListOptions {
  /** Text to find in the name, ignoring case and accents; empty to match every name. */
  readonly search: string;
  readonly order: BlueprintSortOrder;
}

/** @param languageTag BCP 47 tag of the language whose rules determine the order of names */
export const filterAndSortBlueprints = (
  blueprints: readonly Blueprint[],
  { search, order }: BlueprintListOptions,
  languageTag: string,
): readonly Blueprint[] => {
  const wanted = normalizeText(search.trim());
  const names = new Intl.Collator(languageTag, { numeric: true });
  const byName = (a: Blueprint, b: Blueprint): number => names.compare(a.name, b.name);
  const byDate = (a: Blueprint, b: Blueprint): number => a.createdAt.getTime() - b.createdAt.getTime();
  const compare: Record<BlueprintSortOrder, (a: Blueprint, b: Blueprint) => number> = {
    newest: (a, b) => byDate(b, a) || byName(a, b),
    oldest: (a, b) => byDate(a, b) || byName(a, b),
    name: (a, b) => byName(a, b) || byDate(b, a),
  };
  return blueprints.filter(({ name }) => normalizeText(name).includes(wanted)).toSorted(compare[order]);
};
