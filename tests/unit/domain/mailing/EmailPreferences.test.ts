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
  it('PM-01 shows the offered categories in their order, with the recorded choices', () => {
    const recorded = [recordOf('news', ['events', 'Events', true], ['newsletter', 'Newsletter', false])];
    expect(formatPreferences(mergeEmailPreferences(offered, recorded, true))).toEqual([
      'News: Newsletter, Events ✓',
      'Game Owner: Owns Game ✓ fixed, Tips',
    ]);
  });

  it('PM-01 shows no Game Owner category without plans', () => {
    expect(formatPreferences(mergeEmailPreferences(offered, [], false))).toEqual([
      'News: Newsletter, Events',
    ]);
  });

  it('PM-01 shows a subscription in a category that is not offered any more', () => {
    const recorded = [recordOf('old', ['forum', 'Forum digest', true])];
    expect(formatPreferences(mergeEmailPreferences([], recorded, true))).toEqual(['?: Forum digest ✓']);
  });

  it('PM-01 shows a subscription to an interest that is not offered any more, once', () => {
    const recorded = [recordOf('news', ['maps', 'Maps', true], ['newsletter', 'Former newsletter', true])];
    expect(formatPreferences(mergeEmailPreferences(offered, recorded, false))).toEqual([
      'News: Newsletter ✓, Events, Maps ✓',
    ]);
  });

  it('PM-01 shows nothing when nothing is offered or recorded, and no category without interests', () => {
    expect(mergeEmailPreferences([], [], true)).toEqual([]);
    expect(mergeEmailPreferences([{ id: 'a', name: 'A', interests: [] }], [recordOf('b')], true)).toEqual([]);
  });
});

describe('select-all', () => {
  const preferences = mergeEmailPreferences(offered, [], true);
  const [news, owner] = preferences;
  const all = withChoice(preferences, true, () => true);

  it('PM-01 counts only interests that can be changed', () => {
    expect(selectionStateOf(preferences)).toBe('none');
    expect(selectionStateOf(all)).toBe('all');
    expect(selectionStateOf(withChoice(preferences, true, ({ interest }) => interest === 'tips'))).toBe(
      'some',
    );
    expect(selectionStateOf(owner ? [owner] : [])).toBe('none');
    expect(selectionStateOf([])).toBe('fixed');
  });

  it('PM-01 changes only the chosen category', () => {
    expect(formatPreferences(withChoice(preferences, true, ({ category }) => category === news?.id))).toEqual(
      ['News: Newsletter ✓, Events ✓', 'Game Owner: Owns Game ✓ fixed, Tips'],
    );
  });

  it('PM-01 leaves Owns Game unchanged', () => {
    expect(formatPreferences(withChoice(all, false, () => true))).toEqual(formatPreferences(preferences));
  });
});

describe('changes', () => {
  const saved = mergeEmailPreferences(offered, [recordOf('news', ['newsletter', 'Newsletter', true])], true);

  it('PM-01 changes contain only the differences', () => {
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

  it('PM-01 changes are empty when a choice was reverted', () => {
    const chosen = withChoice(saved, false, () => true);
    expect(
      changesBetween(
        saved,
        withChoice(chosen, true, ({ interest }) => interest === 'newsletter'),
      ),
    ).toEqual([]);
  });
});
