import { stateChanges, type PurchaseState } from '#domain/commerce/purchaseTransitions';
import { replaceSection } from './replaceSection';

/** Replaces the state diagram in docs/purchases.md with the state changes that the transitions allow. */
export const withPurchaseDiagram = (purchases: string): string => {
  const namesByArrow = new Map<string, string[]>();
  for (const [name, { from, to }] of Object.entries(stateChanges)) {
    for (const before of from) {
      for (const after of to) {
        const arrow = `${idOf(before)} --> ${idOf(after)}`;
        if (before !== after) namesByArrow.set(arrow, [...(namesByArrow.get(arrow) ?? []), name]);
      }
    }
  }
  const arrows = [...namesByArrow].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`);
  return replaceSection(
    purchases,
    'state diagram',
    ['```mermaid', 'stateDiagram-v2', ...arrows, '```'].join('\n'),
  );
};

/** Mermaid allows no hyphen in the id of a state. */
const idOf = (state: PurchaseState): string => (state === 'none' ? '[*]' : state.replace('-', '_'));
