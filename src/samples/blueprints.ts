type SampleCreator = 'self' | 'organization' | 'other' | 'generous' | 'nobody';

/** A blueprint of a sample account. */
export interface SampleBlueprint {
  readonly number: number;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isProtected: boolean;
  /** `organization`: the first sample organization. `generous` has waived the protection, `other` has not. */
  readonly creator: SampleCreator;
  /** Number of elements. A blueprint without elements is empty, so nothing can be generated from it. */
  readonly elements: number;
  /** Duration of the generation in seconds. */
  readonly exportSeconds: number;
}

export const sampleOrganizations = [
  { number: 1, name: 'Harbor Union', isWaived: false },
  { number: 2, name: 'Meridian Shipwrights', isWaived: true },
] as const;

/** Creators of the blueprints that the sample accounts did not create. */
export const sampleCreators = { other: 'Orrin-Pell', generous: 'Nell-Okoro' } as const;

const makeBlueprint = (
  number: number,
  name: string,
  createdAt: string,
  creator: SampleCreator,
  more: Partial<SampleBlueprint> = {},
): SampleBlueprint => ({
  number,
  name,
  createdAt,
  creator,
  isProtected: false,
  elements: 40,
  exportSeconds: 0,
  ...more,
});

/** One blueprint of each kind. */
export const fewBlueprints: readonly SampleBlueprint[] = [
  makeBlueprint(1, 'Ore hauler «Patience»', '2026-10-30T19:12:00.000Z', 'self', { elements: 64 }),
  makeBlueprint(2, 'Ring station, docking arm', '2026-09-04T08:40:00.000Z', 'organization', {
    elements: 220,
    exportSeconds: 12,
  }),
  makeBlueprint(3, 'Interceptor Mk III', '2026-06-17T21:05:00.000Z', 'other', { isProtected: true }),
  makeBlueprint(4, 'Hangar door, six panels', '2026-05-22T10:30:00.000Z', 'generous', {
    isProtected: true,
    elements: 18,
  }),
  makeBlueprint(5, 'Lighthouse on the ice moon', '2026-02-08T16:55:00.000Z', 'nobody', { elements: 90 }),
  makeBlueprint(6, 'Empty hull', '2026-01-19T12:00:00.000Z', 'self', { elements: 0 }),
];

const hulls = ['Hauler', 'Lander', 'Tug', 'Refinery', 'Relay', 'Survey ship', 'Market stall', 'Greenhouse'];
const places = ['Alioth', 'Sanctuary', 'Harbor', 'Meridian', 'Low Dock', 'Far Point'];

const dayMs = 86_400_000;
const firstDay = Date.parse('2024-03-01T12:00:00.000Z');

/** 300 blueprints of a player who builds a lot. */
export const manyBlueprints: readonly SampleBlueprint[] = Array.from({ length: 300 }, (_, index) => {
  const hull = hulls[index % hulls.length] ?? '';
  const place = places[(index * 5) % places.length] ?? '';
  const creators: readonly SampleCreator[] = ['self', 'self', 'organization', 'generous', 'other', 'nobody'];
  return makeBlueprint(
    101 + index,
    `${hull} ${place} ${String(index + 1)}`,
    new Date(firstDay + index * 3 * dayMs).toISOString(),
    creators[(index * 7) % creators.length] ?? 'self',
    { isProtected: index % 3 === 0, elements: 6 + ((index * 13) % 120) },
  );
});
