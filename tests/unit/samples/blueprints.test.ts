import { filterAndSortBlueprints, type BlueprintSortOrder } from '#domain/blueprints/filterAndSortBlueprints';
import { blueprintFileName, creatorFrom, canExport, type Blueprint } from '#domain/blueprints/Blueprint';
import { isWaived, playerHolder, withWaiver, type Waivers } from '#domain/blueprints/Waivers';

it.each([
  ['Ada', 'Union', { kind: 'player', name: 'Ada' }],
  [null, 'Union', { kind: 'organization', name: 'Union' }],
  ['', 'Union', { kind: 'organization', name: 'Union' }],
  [undefined, undefined, { kind: 'orphaned' }],
  ['', '', { kind: 'orphaned' }],
])('BP-01 determines the creator from player %j and organization %j', (player, organization, creator) => {
  expect(creatorFrom(player, organization)).toEqual(creator);
});

it('BP-01 derives the file name from the blueprint id', () => {
  expect(blueprintFileName('4711')).toBe('blueprint-4711.zip');
});

it.each([
  [false, false, false, true],
  [true, true, false, true],
  [true, false, true, true],
  [true, false, false, false],
])(
  'BP-01 a blueprint (protected: %s, own: %s, waived: %s) can be exported: %s',
  (isProtected, isOwn, waived, may) => {
    expect(canExport({ isProtected, isOwn, isWaived: waived })).toBe(may);
  },
);

const blueprint = (name: string, day: string): Blueprint => ({
  id: name,
  name,
  createdAt: new Date(day),
  isProtected: false,
  creator: { kind: 'orphaned' },
});

const blueprints = [
  blueprint('Écluse 10', '2026-03-01'),
  blueprint('ecluse 9', '2026-01-01'),
  blueprint('Zebra', '2026-02-01'),
  blueprint('Anker', '2026-02-01'),
];

const names = (search: string, order: BlueprintSortOrder): readonly string[] =>
  filterAndSortBlueprints(blueprints, { search, order }, 'fr-FR').map(({ name }) => name);

describe('BP-01 the blueprint list', () => {
  it.each([
    ['newest', ['Écluse 10', 'Anker', 'Zebra', 'ecluse 9']],
    ['oldest', ['ecluse 9', 'Anker', 'Zebra', 'Écluse 10']],
    ['name', ['Anker', 'ecluse 9', 'Écluse 10', 'Zebra']],
  ] as const)('sorts blueprints by %s', (order, expected) => {
    expect(names('', order)).toEqual(expected);
  });

  it.each([
    ['ECLUSE', ['ecluse 9', 'Écluse 10']],
    [' luse 1 ', ['Écluse 10']],
    ['nothing', []],
  ])('finds blueprints by part of their name: %j', (search, expected) => {
    expect(names(search, 'name')).toEqual(expected);
  });
});

it('BP-02 a waiver applies only to its holder', () => {
  const waivers: Waivers = {
    player: false,
    organizations: [
      { id: 'one', name: 'One', isWaived: false },
      { id: 'two', name: 'Two', isWaived: true },
    ],
  };
  const one = { kind: 'organization', id: 'one' } as const;
  const changed = withWaiver(waivers, one, true);
  expect(changed.organizations.map((organization) => organization.isWaived)).toEqual([true, true]);
  expect(isWaived(changed, one)).toBe(true);
  expect(isWaived(changed, playerHolder)).toBe(false);
  expect(isWaived(withWaiver(changed, playerHolder, true), playerHolder)).toBe(true);
  expect(isWaived(changed, { kind: 'organization', id: 'unknown' })).toBe(false);
});
