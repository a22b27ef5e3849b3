import type { RouteId } from '../navigation/routes';

/** The page of each pillar, in reading order. The page about building is part of the builders' pillar. */
export const pillarRoutes = {
  builders: 'pillarBuilders',
  building: 'pillarBuilding',
  merchants: 'pillarMerchants',
  fighters: 'pillarFighters',
  leaders: 'pillarLeaders',
} as const satisfies Readonly<Record<string, RouteId>>;

/** Uid of the document for a pillar's page. */
export type PillarPageKey = keyof typeof pillarRoutes;

export type Pillar = Exclude<PillarPageKey, 'building'>;

export const pillarPageKeys = Object.keys(pillarRoutes) as readonly PillarPageKey[];

const isPillar = (key: PillarPageKey): key is Pillar => key !== 'building';

/** The four pillars, in navigation order. */
export const pillars: readonly Pillar[] = pillarPageKeys.filter(isPillar);

export const pillarPageOf = (route: RouteId): PillarPageKey | undefined =>
  pillarPageKeys.find((key) => pillarRoutes[key] === route);

interface Neighbors {
  readonly previous?: Pillar | undefined;
  readonly next?: Pillar | undefined;
}

/**
 * Returns the previous and next ready pillar. The order is circular. If there is only one other pillar, it is the next
 * one.
 */
export const pillarNeighbors = (current: PillarPageKey, isReady: (pillar: Pillar) => boolean): Neighbors => {
  const place = pillarPageKeys.indexOf(current);
  const others = [...pillarPageKeys.slice(place + 1), ...pillarPageKeys.slice(0, place)]
    .filter(isPillar)
    .filter(isReady);
  return { next: others[0], previous: others.length > 1 ? others.at(-1) : undefined };
};
