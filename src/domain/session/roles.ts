const accessGrantingRoles = new Set([
  'PrealphaAccess',
  'AlphaAccess',
  'BetaAccess',
  'Subscriber',
  'LifetimeSubscriber',
]);

export const subscriberRole = 'Subscriber';
const lifetimeRole = 'LifetimeSubscriber';

/** A player is a subscriber as long as the game time lasts (SE-13). */
export const rolesWithGameTime = (
  roles: readonly string[],
  gameTimeEnd: Date | undefined,
  now: Date,
): readonly string[] => (gameTimeEnd !== undefined && gameTimeEnd > now ? [...roles, subscriberRole] : roles);

/** Additional game time has no effect for these players. */
export const hasUnlimitedGameTime = (roles: readonly string[]): boolean => roles.includes(lifetimeRole);

export const hasAccess = (roles: readonly string[]): boolean =>
  roles.some((role) => accessGrantingRoles.has(role));

/** A product that the player has because of a role (document 1 §3: name, gameTimeOrder, state 2). */
export interface RoleProduct {
  readonly name: string;
  readonly state: 2;
  /** End of the game time; only the Subscriber entry has one. */
  readonly gameTime?: Date;
}

const withSpaces = (role: string): string => role.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

export const productsFromRoles = (
  roles: readonly string[],
  accessList: readonly string[],
  gameTimeEnd: Date | undefined,
): readonly RoleProduct[] =>
  roles
    .filter((role) => accessList.includes(role))
    .map((role) => ({
      name: withSpaces(role),
      state: 2,
      ...(role === subscriberRole && gameTimeEnd && { gameTime: gameTimeEnd }),
    }));

/** Months of each group role; names are lowercase without separators (SE-14). */
const monthsByGroup: Readonly<Record<string, number>> = {
  influencer: 3,
  intel: 3,
  contentplatformarsenal: 3,
  contentplatformunpaid: 3,
  contentplatformpaid: 3,
  journalist: 3,
  giveawaysinfluencers: 3,
  generalmarketing: 3,
  dragon3: 3,
  dragon6: 6,
  dragon12: 12,
};

const groupName = (role: string): string => role.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Roles on the access list give 0, because their access has no end (SE-14). */
export const gameAccessMonths = (roles: readonly string[], accessList: readonly string[]): number => {
  if (roles.some((role) => accessList.includes(role))) return 0;
  return Math.max(0, ...roles.map((role) => monthsByGroup[groupName(role)] ?? 0));
};
