import type { Blueprint } from './Blueprint';

export const blueprintOrders = ['newest', 'oldest', 'name'] as const;

export type BlueprintOrder = (typeof blueprintOrders)[number];

export interface Arrangement {
  /** Part of the name, ignoring case and accents; empty for all. */
  readonly search: string;
  readonly order: BlueprintOrder;
}

/** @param languageTag BCP 47 tag of the language in which names are sorted */
export const arrangedBlueprints = (
  blueprints: readonly Blueprint[],
  { search, order }: Arrangement,
  languageTag: string,
): readonly Blueprint[] => {
  const wanted = plain(search.trim());
  const names = new Intl.Collator(languageTag, { numeric: true });
  const byName = (a: Blueprint, b: Blueprint): number => names.compare(a.name, b.name);
  const byDate = (a: Blueprint, b: Blueprint): number => a.createdAt.getTime() - b.createdAt.getTime();
  const compare: Record<BlueprintOrder, (a: Blueprint, b: Blueprint) => number> = {
    newest: (a, b) => byDate(b, a) || byName(a, b),
    oldest: (a, b) => byDate(a, b) || byName(a, b),
    name: (a, b) => byName(a, b) || byDate(b, a),
  };
  return blueprints.filter(({ name }) => plain(name).includes(wanted)).toSorted(compare[order]);
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
