import type { RouteId } from '../navigation/routes';

/** The page of each pillar, in the order in which they are read. How building works belongs to the builders. */
export const pillarRoutes = {
  builders: 'pillarBuilders',
  building: 'pillarBuilding',
  merchants: 'pillarMerchants',
  fighters: 'pillarFighters',
  leaders: 'pillarLeaders',
} as const satisfies Readonly<Record<string, RouteId>>;

/** The uid of its document. */
export type PillarPageKey = keyof typeof pillarRoutes;

export type Pillar = Exclude<PillarPageKey, 'building'>;

export const pillarPageKeys = Object.keys(pillarRoutes) as readonly PillarPageKey[];

const isPillar = (key: PillarPageKey): key is Pillar => key !== 'building';

/** The four pillars, in the order of their navigation. */
export const pillars: readonly Pillar[] = pillarPageKeys.filter(isPillar);

export const pillarPageOf = (route: RouteId): PillarPageKey | undefined =>
  pillarPageKeys.find((key) => pillarRoutes[key] === route);

interface Neighbors {
  readonly previous?: Pillar | undefined;
  readonly next?: Pillar | undefined;
}

/** The ready pillars before and after a page; after the last comes the first. The only other one is the next. */
export const neighborsOf = (current: PillarPageKey, isReady: (pillar: Pillar) => boolean): Neighbors => {
  const place = pillarPageKeys.indexOf(current);
  const others = [...pillarPageKeys.slice(place + 1), ...pillarPageKeys.slice(0, place)]
    .filter(isPillar)
    .filter(isReady);
  return { next: others[0], previous: others.length > 1 ? others.at(-1) : undefined };
};
