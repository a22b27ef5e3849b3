const accessGrantingRoles = new Set([
  'PrealphaAccess',
  'AlphaAccess',
  'BetaAccess',
  'Subscriber',
  'LifetimeSubscriber',
]);

export const subscriberRole = 'Subscriber';
const lifetimeRole = 'LifetimeSubscriber';

/** Adds the subscriber role while the player has game time (SE-13). */
export const rolesWithGameTime = (
  roles: readonly string[],
  gameTimeEnd: Date | undefined,
  now: Date,
): readonly string[] => (gameTimeEnd !== undefined && gameTimeEnd > now ? [...roles, subscriberRole] : roles);

/** Whether more game time has no effect, because the player's access never ends. */
export const hasUnlimitedGameTime = (roles: readonly string[]): boolean => roles.includes(lifetimeRole);

export const hasAccess = (roles: readonly string[]): boolean =>
  roles.some((role) => accessGrantingRoles.has(role));

/** A product that a role gives to the player (document 1 §3: name, gameTimeOrder, state 2). */
export interface RoleProduct {
  readonly name: string;
  readonly state: 2;
  /** End of the game time. Only the Subscriber product has one. */
  readonly gameTime?: Date;
}

const withSpaces = (role: string): string => role.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

/** Name of the product that gives access without an end. */
export const lifetimeProduct = withSpaces(lifetimeRole);

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

/** Months that each group role gives. The names are in lowercase without separators (SE-14). */
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

/** Returns the months that the roles give; 0 if a role is on the access list, because its access never ends (SE-14). */
export const gameAccessMonths = (roles: readonly string[], accessList: readonly string[]): number => {
  if (roles.some((role) => accessList.includes(role))) return 0;
  return Math.max(0, ...roles.map((role) => monthsByGroup[groupName(role)] ?? 0));
};
