/** Roles that grant access to the game (SE-13). */
const accessGranting = new Set([
  'PrealphaAccess',
  'AlphaAccess',
  'BetaAccess',
  'Subscriber',
  'LifetimeSubscriber',
]);

export const subscriberRole = 'Subscriber';

export const hasAccess = (roles: readonly string[]): boolean =>
  roles.some((role) => accessGranting.has(role));

/** A product the player holds because of a role (document 1 §3: name, gameTime, state 2). */
export interface RoleProduct {
  readonly name: string;
  readonly state: 2;
  /** When the game time ends; only the Subscriber entry carries it. */
  readonly gameTime?: Date;
}

/** `LifetimeSubscriber` reads "Lifetime Subscriber". */
const withSpaces = (role: string): string => role.replace(/([a-z0-9])([A-Z])/g, '$1 $2');

/** One entry for each role on the configured access list (SE-13). */
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
