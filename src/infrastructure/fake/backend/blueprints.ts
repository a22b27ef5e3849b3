import {
  fewBlueprints,
  manyBlueprints,
  sampleCreators,
  sampleOrganizations,
  type SampleBlueprint,
} from '#samples/blueprints';

export interface FakeBlueprint {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly isProtected: boolean;
  readonly creator:
    | { readonly kind: 'self' }
    | { readonly kind: 'player'; readonly name: string; readonly isWaived: boolean }
    | { readonly kind: 'organization'; readonly id: string }
    | { readonly kind: 'orphaned' };
  readonly elements: number;
  readonly seconds: number;
}

/** Blueprints of a fake player and the permissions that other players have on them. */
export interface FakeBlueprintState {
  owned: FakeBlueprint[];
  isWaived: boolean;
  readonly organizations: { readonly id: string; readonly name: string; isWaived: boolean }[];
}

const organizationId = (number: number): string =>
  `0a600000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const creatorOf = ({ creator }: SampleBlueprint): FakeBlueprint['creator'] => {
  switch (creator) {
    case 'self':
      return { kind: 'self' };
    case 'organization':
      return { kind: 'organization', id: organizationId(1) };
    case 'nobody':
      return { kind: 'orphaned' };
    default:
      return { kind: 'player', name: sampleCreators[creator], isWaived: creator === 'generous' };
  }
};

const blueprintFrom = (sample: SampleBlueprint): FakeBlueprint => ({
  id: `b1000000-0000-4000-8000-${String(sample.number).padStart(12, '0')}`,
  name: sample.name,
  createdAt: sample.createdAt,
  isProtected: sample.isProtected,
  creator: creatorOf(sample),
  elements: sample.elements,
  seconds: sample.exportSeconds,
});

const blueprintStateFrom = (samples: readonly SampleBlueprint[]): FakeBlueprintState => ({
  owned: samples.map(blueprintFrom),
  isWaived: false,
  organizations: sampleOrganizations.map(({ number, name, isWaived }) => ({
    id: organizationId(number),
    name,
    isWaived,
  })),
});

/** A small set of sample blueprints, one of each kind. */
export const fewFakeBlueprints = (): FakeBlueprintState => blueprintStateFrom(fewBlueprints);

export const manyFakeBlueprints = (): FakeBlueprintState => blueprintStateFrom(manyBlueprints);

export const noFakeBlueprints = (): FakeBlueprintState => ({ owned: [], isWaived: false, organizations: [] });
