export const exportRefusals = {
  /** The blueprint does not exist, or it belongs to another player. */
  'unknown-blueprint': { status: 404, code: 601 },
  /** The creator of the blueprint has not waived its protection. */
  'protected-blueprint': { status: 403, code: 602 },
  'empty-blueprint': { status: 409, code: 603 },
} as const;

export const waiverRefusals = {
  /** The organization does not exist, or the player no longer represents it. */
  'unknown-organization': { status: 404, code: 604 },
} as const;

export type ExportRefusal = Exclude<keyof typeof exportRefusals, 'unknown-blueprint'>;

/** Returns why a player cannot export their blueprint. Nobody can waive the protection of an orphaned blueprint. */
export const exportRefusal = (blueprint: {
  readonly isProtected: boolean;
  /** Whether the player created it. */
  readonly isOwn: boolean;
  /** Whether its creator has waived the protection. */
  readonly isWaived: boolean;
  readonly elements: number;
}): ExportRefusal | undefined => {
  const { isProtected, isOwn, isWaived, elements } = blueprint;
  if (isProtected && !isOwn && !isWaived) return 'protected-blueprint';
  return elements === 0 ? 'empty-blueprint' : undefined;
};
