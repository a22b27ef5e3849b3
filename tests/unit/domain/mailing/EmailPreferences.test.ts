import {
  changesBetween,
  mergeEmailPreferences,
  selectionStateOf,
  withChoice,
  type EmailPreferences,
  type OfferedCategory,
  type RecordedCategory,
} from '#domain/mailing/EmailPreferences';

const offered: readonly OfferedCategory[] = [
  {
    id: 'news',
    name: 'News',
    interests: [
      { id: 'newsletter', name: 'Newsletter' },
      { id: 'events', name: 'Events' },
    ],
  },
  {
    id: 'owner',
    name: 'Game Owner',
    interests: [
      { id: 'owns', name: 'Owns Game' },
      { id: 'tips', name: 'Tips' },
    ],
  },
];

const recordOf = (
  id: string,
  ...interests: readonly (readonly [id: string, name: string, isSubscribed: boolean])[]
): RecordedCategory => ({
  id,
  interests: interests.map(([interest, name, isSubscribed]) => ({ id: interest, name, isSubscribed })),
});

const formatPreferences = (preferences: EmailPreferences): readonly string[] =>
  preferences.map(
    ({ name = '?', interests }) =>
      `${name}: ${interests.map((each) => `${each.name}${each.isSubscribed ? ' ✓' : ''}${each.isFixed ? ' fixed' : ''}`).join(', ')}`,
  );

describe('the displayed preferences', () => {
  it('PM-01 list the offered categories in order, with the recorded choices', () => {
    const recorded = [recordOf('news', ['events', 'Events', true], ['newsletter', 'Newsletter', false])];
    expect(formatPreferences(mergeEmailPreferences(offered, recorded, true))).toEqual([
      'News: Newsletter, Events ✓',
      'Game Owner: Owns Game ✓ fixed, Tips',
    ]);
  });

  it('PM-01 omit the Game Owner category for a player without a plan', () => {
    expect(formatPreferences(mergeEmailPreferences(offered, [], false))).toEqual([
      'News: Newsletter, Events',
    ]);
  });

  it('PM-01 include a subscription in a discontinued category', () => {
    const recorded = [recordOf('old', ['forum', 'Forum digest', true])];
    expect(formatPreferences(mergeEmailPreferences([], recorded, true))).toEqual(['?: Forum digest ✓']);
  });

  it('PM-01 include a subscription to a discontinued interest only once', () => {
    const recorded = [recordOf('news', ['maps', 'Maps', true], ['newsletter', 'Former newsletter', true])];
    expect(formatPreferences(mergeEmailPreferences(offered, recorded, false))).toEqual([
      'News: Newsletter ✓, Events, Maps ✓',
    ]);
  });

  it('PM-01 are empty without offers or records, and omit categories without interests', () => {
    expect(mergeEmailPreferences([], [], true)).toEqual([]);
    expect(mergeEmailPreferences([{ id: 'a', name: 'A', interests: [] }], [recordOf('b')], true)).toEqual([]);
  });
});

describe('the select-all checkbox', () => {
  const preferences = mergeEmailPreferences(offered, [], true);
  const [news, owner] = preferences;
  const all = withChoice(preferences, true, () => true);

  it('PM-01 counts only interests that the player can change', () => {
    expect(selectionStateOf(preferences)).toBe('none');
    expect(selectionStateOf(all)).toBe('all');
    expect(selectionStateOf(withChoice(preferences, true, ({ interest }) => interest === 'tips'))).toBe(
      'some',
    );
    expect(selectionStateOf(owner ? [owner] : [])).toBe('none');
    expect(selectionStateOf([])).toBe('fixed');
  });

  it('PM-01 changes only the selected category', () => {
    expect(formatPreferences(withChoice(preferences, true, ({ category }) => category === news?.id))).toEqual(
      ['News: Newsletter ✓, Events ✓', 'Game Owner: Owns Game ✓ fixed, Tips'],
    );
  });

  it('PM-01 leaves the Owns Game interest unchanged', () => {
    expect(formatPreferences(withChoice(all, false, () => true))).toEqual(formatPreferences(preferences));
  });
});

describe('the changes to save', () => {
  const saved = mergeEmailPreferences(offered, [recordOf('news', ['newsletter', 'Newsletter', true])], true);

  it('PM-01 contain only the differences', () => {
    const chosen = withChoice(saved, false, ({ interest }) => interest === 'newsletter');
    expect(changesBetween(saved, chosen)).toEqual([
      { id: 'news', interests: [{ id: 'newsletter', isSubscribed: false }] },
    ]);
    expect(
      changesBetween(
        saved,
        withChoice(saved, true, () => true),
      ),
    ).toEqual([
      { id: 'news', interests: [{ id: 'events', isSubscribed: true }] },
      { id: 'owner', interests: [{ id: 'tips', isSubscribed: true }] },
    ]);
  });

  it('PM-01 are empty when every change was reverted', () => {
    const chosen = withChoice(saved, false, () => true);
    expect(
      changesBetween(
        saved,
        withChoice(chosen, true, ({ interest }) => interest === 'newsletter'),
      ),
    ).toEqual([]);
  });
});
