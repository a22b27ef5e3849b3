/** The player or organization whose creations a waiver covers. */
export type WaiverHolder =
  { readonly kind: 'player' } | { readonly kind: 'organization'; readonly id: string };

interface OrganizationWaiver {
  readonly id: string;
  readonly name: string;
  readonly isWaived: boolean;
}

/** Waivers of the player and of each of their organizations: whether others may export protected creations. */
export interface Waivers {
  readonly player: boolean;
  readonly organizations: readonly OrganizationWaiver[];
}

export const playerHolder: WaiverHolder = { kind: 'player' };

/** Returns a key that is unique to the holder. */
export const holderKey = (holder: WaiverHolder): string =>
  holder.kind === 'player' ? 'player' : `organization ${holder.id}`;

export const isWaived = ({ player, organizations }: Waivers, holder: WaiverHolder): boolean =>
  holder.kind === 'player' ? player : organizations.some(({ id, isWaived: is }) => id === holder.id && is);

export const withWaiver = (waivers: Waivers, holder: WaiverHolder, value: boolean): Waivers =>
  holder.kind === 'player'
    ? { ...waivers, player: value }
    : {
        ...waivers,
        organizations: waivers.organizations.map((organization) =>
          organization.id === holder.id ? { ...organization, isWaived: value } : organization,
        ),
      };
