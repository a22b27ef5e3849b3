import { filterAndSortBlueprints, type BlueprintSortOrder } from '#domain/blueprints/filterAndSortBlueprints';
import { creatorFrom, exportedFileName, type Blueprint } from '#domain/blueprints/Blueprint';
import { exportRefusal } from '#domain/blueprints/blueprintRefusals';
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

it.each([
  ['Kestrel', 'Kestrel blueprint-4711.zip'],
  ['  Écluse/10:\u202e "gpj.exe" ', 'Écluse 10 gpj.exe blueprint-4711.zip'],
  ['../../..', 'blueprint-4711.zip'],
  ['\u200b', 'blueprint-4711.zip'],
])('BP-01 derives a safe file name from the name %j and the blueprint id', (name, file) => {
  expect(exportedFileName({ id: '4711', name })).toBe(file);
});

it('BP-01 shortens a name of 300 emojis, so that a file system can store it', () => {
  const file = exportedFileName({ id: '0'.repeat(36), name: '🚀'.repeat(300) });
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
});

it.each([
  [false, false, false, 8, undefined],
  [true, true, false, 8, undefined],
  [true, false, true, 8, undefined],
  [true, false, false, 8, 'protected-blueprint'],
  [true, false, false, 0, 'protected-blueprint'],
  [true, true, false, 0, 'empty-blueprint'],
  [false, false, false, 0, 'empty-blueprint'],
])(
  'BP-01 BP-02 the export of a blueprint (protected: %s, own: %s, waived: %s, elements: %d) is refused: %s',
  (isProtected, isOwn, waived, elements, refused) => {
    expect(exportRefusal({ isProtected, isOwn, isWaived: waived, elements })).toBe(refused);
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

  it('finds the blueprints of one player, and not those of an organization with the same name', () => {
    const created = (['player', 'organization'] as const).map((kind) => ({
      ...blueprint(kind, '2026-03-01'),
      creator: { kind, name: 'Ada' },
    }));
    const found = filterAndSortBlueprints(created, { search: '', creator: 'Ada', order: 'name' }, 'en-US');
    expect(found.map(({ name }) => name)).toEqual(['player']);
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
