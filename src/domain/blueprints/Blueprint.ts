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

export const blueprintFileName = (id: string): string => `blueprint-${id}.zip`;

/** Whether the player may export the blueprint. Nobody can waive the protection of an orphaned blueprint. */
export const canExport = (blueprint: {
  readonly isProtected: boolean;
  /** Whether the player created it. */
  readonly isOwn: boolean;
  /** Whether its creator has waived the protection. */
  readonly isWaived: boolean;
}): boolean => !blueprint.isProtected || blueprint.isOwn || blueprint.isWaived;
