import { safeFileStem } from '../shared/safeFileStem';

export type Creator =
  | { readonly kind: 'player' | 'organization'; readonly name: string }
  /** The creator's account or organization no longer exists. */
  | { readonly kind: 'orphaned' };

/** A building plan for something in the game. */
export interface Blueprint {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Only its creator can allow others to export it. */
  readonly isProtected: boolean;
  readonly creator: Creator;
}

export const creatorFrom = (player?: string | null, organization?: string | null): Creator => {
  if (player) return { kind: 'player', name: player };
  return organization ? { kind: 'organization', name: organization } : { kind: 'orphaned' };
};

/** Returns the name of an exported file: the blueprint's own name, then the name that the specification gives it. */
export const exportedFileName = ({ id, name }: Pick<Blueprint, 'id' | 'name'>): string =>
  [safeFileStem(name), `blueprint-${id}.zip`].filter(Boolean).join(' ');
